// Cuts the packaged fonts down to the letters that five languages need, into src/style/fonts/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";

const require = createRequire(import.meta.url);
const FOLDER = new URL("../src/style/fonts/", import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const SIGNS = "«»‹›„“”‚‘’–—…·×°−¡¿\u00a0\u202f\u2011";
const LETTERS = "ÄÖÜäöüßẞÁÉÍÑÓÚÜáéíñóúÀÂÆÇÈÊËÎÏÔŒÙÛŸàâæçèêëîïôœùûÿÌÒìò";
const ASIDES = ASCII.replace(/[#$%&*+/<=>@[\\\]^_`{|}~]/g, "") + SIGNS + LETTERS;

const CUTS = [
  ["titles", "im-fell-french-canon/files/im-fell-french-canon-latin-400-normal", ASIDES],
  ["asides", "im-fell-double-pica/files/im-fell-double-pica-latin-400-italic", ASIDES],
  ["text", "ysabeau-office/files/ysabeau-office-latin-400-normal", ASCII + SIGNS + LETTERS],
  ["text-bold", "ysabeau-office/files/ysabeau-office-latin-600-normal", ASCII + SIGNS + LETTERS],
];

mkdirSync(FOLDER, { recursive: true });
for (const [name, file, letters] of CUTS) {
  const target = new URL(`${name}.woff2`, FOLDER);
  if (existsSync(target)) continue;
  const whole = readFileSync(require.resolve(`@fontsource/${file}.woff2`));
  writeFileSync(target, await subset(whole, letters, { targetFormat: "woff2", noLayoutClosure: true }));
}
