import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp } from './node-version.mjs';

/** Installs the packages of package-lock.json unless exactly they are in node_modules already. */
export function ensureInstalled(root) {
  const note = join(root, 'node_modules', '.lyceum-lock');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return;
  if (!isInstalled(root, JSON.parse(lock.toString()))) install(root);
  writeFileSync(note, hash);
}

/** Somebody may have run `npm install` by hand: npm's own record of node_modules tells what is in there. */
function isInstalled(root, wanted) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Packages for other platforms are not there, and need not be.
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function install(root) {
  process.stdout.write('Installing the packages of package-lock.json (about a minute on the first run) …\n');
  const started = Date.now();
  const bin = join(root, 'node_modules', '.bin');
  // `npm ci` deletes node_modules: it must not run on the Node that lies in there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (error !== undefined)
    giveUp(`npm could not be run (${error.message}): install npm, which comes with Node.`);
  if (status !== 0)
    giveUp('npm could not install the packages: its own words are above. Start again once that is solved.');
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s\n`);
}
