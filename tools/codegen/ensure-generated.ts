import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is made, none of which is in git: typed documents, the server's list of them, the trees of routes. */
const MADE = [
  'libs/web-graphql/src/generated/gql.ts',
  'libs/web-graphql/src/generated/graphql.ts',
  'apps/api/trusted-documents.json',
  'apps/web/src/route-tree.gen.ts',
  'apps/ops/src/route-tree.gen.ts',
];

/** What it is made from. */
const SOURCES = [
  'apps/api/schema.graphql',
  'apps/web/src/**/*.graphql',
  'apps/{web,ops}/src/routes/**/*.tsx',
  'tools/codegen/*.ts',
  'tools/vite/route-tree-options.ts',
  'package-lock.json',
];

/** Lies beside what is made, so that removing that removes it too. */
const NOTE = 'libs/web-graphql/src/generated/.made-from';

/**
 * Makes the code that is generated, unless it was made from the very files that are there.
 * @throws Error when a document or route is not well-formed; its words are on stderr
 */
export function ensureGenerated(root: string): void {
  const hash = hashSources(root);
  const note = join(root, NOTE);
  const isThere = [NOTE, ...MADE].every((file) => existsSync(join(root, file)));
  if (isThere && readFileSync(note, 'utf8') === hash) return;
  const { status } = spawnSync(process.execPath, ['tools/codegen/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The typed documents and trees of routes could not be made.');
  writeFileSync(note, hash);
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
