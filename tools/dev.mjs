/** `npm run dev`: installs what is missing, then goes on in tools/launcher. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter } from './bootstrap/enter.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireUsableNode } from './bootstrap/node-version.mjs';
import { loadEnvironmentFile, requireFreePort } from './bootstrap/port.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

requireUsableNode();
loadEnvironmentFile(root);
await requireFreePort();
ensureInstalled(root);
await enter(root, 'tools/launcher/dev.ts');
