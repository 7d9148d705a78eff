import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';

/** A program of its own because ESLint's plugins do not load inside Jest. Run from the repository's folder. */

interface Planted {
  readonly path: string;
  readonly content: string;
}

const eslint = new ESLint({ cwd: process.cwd() });
const planted = JSON.parse(await text(process.stdin)) as Record<string, Planted>;
const found: Record<string, { ruleId: string | null; message: string }[]> = {};
for (const [name, { path, content }] of Object.entries(planted)) {
  const [result] = await eslint.lintText(content, { filePath: path });
  found[name] = (result?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message }));
}
process.stdout.write(JSON.stringify(found));
