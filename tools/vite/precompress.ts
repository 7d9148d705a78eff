import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|webmanifest)$/;

/** Smaller files travel in one packet anyway. */
const smallestBytes = 1_024;

const toGzip = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

const toBrotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  await Promise.all([
    toGzip(content).then((compressed) => writeFile(`${path}.gz`, compressed)),
    toBrotli(content).then((compressed) => writeFile(`${path}.br`, compressed)),
  ]);
}

/** Writes a `.gz` and a `.br` beside every text file of a build, so that the server never compresses one itself. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'lyceum:precompress',
    apply: 'build',
    configResolved: (config) => {
      directory = resolve(config.root, config.build.outDir);
    },
    // After the public folder has been copied, too.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(directory, { recursive: true });
        const wanted = files.filter((file) => compressible.test(file) && !file.startsWith('.vite'));
        await Promise.all(wanted.map((file) => compressFile(join(directory, file))));
      },
    },
  };
}
