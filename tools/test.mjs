/** `npm test` and `npm run check`: installs what is missing, then goes on in tools/test. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter } from './bootstrap/enter.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireUsableNode } from './bootstrap/node-version.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

requireUsableNode();
ensureInstalled(root);
await enter(root, 'tools/test/run.ts');
