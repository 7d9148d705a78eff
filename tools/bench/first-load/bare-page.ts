import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../vite/precompress.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A screenful, as the text of a thread is one. */
const answer = JSON.stringify({ text: 'What a reader waits for is a text of some length. '.repeat(12) });

/** Builds the page of `bare/` and serves it compressed, as our server serves ours. `endings` gets what ends it. */
export async function startBarePage(endings: (() => Promise<void>)[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-bare-page-'));
  endings.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'error',
    plugins: [precompress()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bare');
    if (pathname === '/answer.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      return;
    }
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    const isCompressed = existsSync(`${file}.br`);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    createReadStream(isCompressed ? `${file}.br` : file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
}
