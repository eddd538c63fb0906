export { around } from "./around.ts";
export { game } from "./game.ts";
