import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKS = /\.(html|js|css|svg|webmanifest)$/;
/** Less than this goes in one packet anyway. */
const SMALL_ENOUGH = 1024;

/** Lays the small forms beside each file, `name.br` and `name.gz`: the best packing takes too long for a server that starts. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => PACKS.test(each))) {
        const body = readFileSync(`${dir}/${name}`);
        if (body.length <= SMALL_ENOUGH) continue;
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(body, { params }));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
