// One page through Lighthouse, in the Chromium of CHROME_PATH: its scores, and what kept them from the full, as JSON.
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [address, device, cookie] = process.argv.slice(2);
const CATEGORIES = ["performance", "accessibility", "best-practices"];

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox"], logLevel: "silent" });
try {
  const flags = { port: chrome.port, onlyCategories: CATEGORIES, extraHeaders: { Cookie: cookie }, logLevel: "error" };
  const { lhr } = await lighthouse(address, flags, device === "desktop" ? desktopConfig : undefined);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score === null ? null : Math.round(score * 100)]);
  const less = Object.values(lhr.audits).filter(({ score, errorMessage }) => errorMessage || (score !== null && score < 1));
  const wanting = less.map(({ id, displayValue, errorMessage }) => `${id} ${errorMessage ?? displayValue ?? ""}`);
  const { benchmarkIndex } = lhr.environment;
  console.log(JSON.stringify({ scores: Object.fromEntries(scores), benchmarkIndex, wanting }));
} finally {
  chrome.kill();
}
