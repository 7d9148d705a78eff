import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const documentation = join(import.meta.dirname, '../../../docs/receipts.md');

/** Checks a receipt file as the documentation says: by its script, with public keys that were saved. */
export async function checkReceipt(folder: string, receipt: string, keys: string): Promise<string> {
  const [script = ''] = /(?<=```js\n).*?(?=```)/s.exec(await readFile(documentation, 'utf8')) ?? [];
  const files = { 'check-receipt.mjs': script, 'receipt.json': receipt, 'keys.json': keys };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  // The runner of these tests asks whatever it starts for colours.
  const env = { ...process.env, FORCE_COLOR: '0' };
  return (await run(process.execPath, Object.keys(files), { cwd: folder, env })).stdout;
}
