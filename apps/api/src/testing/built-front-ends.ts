import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const page = '<!doctype html><html><head><title>Lyceum</title></head><body></body></html>';

/**
 * A folder as FRONT_END_DIR wants it, with both applications built of these files; without any, of a page that loads
 * nothing. To be removed by the caller.
 */
export async function builtFrontEnds(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-front-'));
  const all = { 'index.html': page, '.vite/first-load.json': '[]', ...files };
  for (const front of ['web', 'ops']) {
    for (const [name, content] of Object.entries(all)) {
      const path = join(folder, front, 'dist', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  return folder;
}
