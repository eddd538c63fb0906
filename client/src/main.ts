import { mount } from "svelte";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/base.css";
import App from "./App.svelte";
import { fetchAhead } from "./pages/pages.ts";
import { whenQuiet } from "./parts/quiet.ts";
import { where } from "./routes.svelte.ts";
import { spoken } from "./words/spoken.svelte.ts";

fetchAhead(where.route.page);
await spoken.start();
mount(App, { target: document.getElementById("stella")! });
// the service worker fetches the whole client: what somebody waits for comes first
if (import.meta.env.PROD) whenQuiet(() => void navigator.serviceWorker?.register("/offline.js").catch(() => undefined));
