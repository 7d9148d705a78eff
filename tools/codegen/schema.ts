import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ensureGenerated } from './ensure-generated.ts';

/**
 * `npm run schema`: writes what the server's calls are now into `schema.graphql` and `openapi.json`, and makes what is
 * generated of it. Not by Nx, whose build makes that first, of the calls as they were: a document that asks for a new one
 * would stop it.
 */
const root = dirname(dirname(import.meta.dirname));
const api = join(root, 'apps/api');
const outDir = join(root, 'node_modules/.cache/lyceum-schema');

// The server carries the list of documents, which in a fresh clone is yet to be made.
const documents = join(api, 'trusted-documents.json');
if (!existsSync(documents)) writeFileSync(documents, '{}\n');

await build({ root: api, logLevel: 'warn', build: { outDir } });
const { status } = spawnSync(process.execPath, [join(outDir, 'print-schema.js'), api], { stdio: 'inherit' });
if (status !== 0) throw new Error('The calls of the server could not be described.');
ensureGenerated(root);
