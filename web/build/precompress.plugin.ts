import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this size the response headers outweigh the saving. */
const WORTH_BYTES = 1_024;

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}

/** Writes a compressed copy beside each text file of the build, so that no request waits for compression. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'openopd-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => TEXT.test(name)).map((name) => join(folder, name));
        for (const file of files) if ((await stat(file)).isFile()) await compress(file);
      },
    },
  };
}
