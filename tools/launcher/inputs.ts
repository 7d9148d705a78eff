import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads. Asking Nx takes over a second even when nothing changed; reading these takes a tenth. */
const SOURCES = [
  'apps/api',
  'apps/ops',
  'apps/web',
  'libs',
  'tools/vite',
  'tools/postgres',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const SKIPPED = new Set(['dist', 'node_modules', 'testing', 'test-results']);
const TEST = /\.(spec|int-spec|e2e-spec|cases)\.tsx?$/;

/** Lies in each build's output, so that removing the output removes it too. */
const NOTE = '.lyceum-inputs';

/** One number for everything a build reads. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) add(hash, root, source);
  return hash.digest('hex');
}

function add(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  const entries = existsSync(full) ? listFolder(full) : [];
  if (entries === undefined) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of entries) if (!SKIPPED.has(name) && !TEST.test(name)) add(hash, root, `${path}/${name}`);
}

/** The sorted names in a folder; undefined for a file. */
function listFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}

/** Whether the output was made from these inputs. */
export function isMadeFrom(output: string, hash: string): boolean {
  const note = join(output, NOTE);
  return existsSync(note) && readFileSync(note, 'utf8') === hash;
}

/** Notes what the output was made from. */
export function noteInputs(output: string, hash: string): void {
  writeFileSync(join(output, NOTE), hash);
}
