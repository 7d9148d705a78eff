import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, isNewEnough } from './node-version.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Goes on with a TypeScript program under the pinned Node: in this process if it is that Node already, in a
 * child otherwise (the first run, before npm had brought it).
 */
export async function enter(root, program) {
  const entry = join(root, program);
  const bin = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter);
  if (path[0] !== bin) process.env.PATH = [bin, ...path].join(delimiter);
  const pinned = join(bin, 'node');
  if (!existsSync(pinned)) {
    if (!isNewEnough()) {
      giveUp(
        `npm has no Node for ${process.platform}-${process.arch}, and this is ${process.version}: install Node 24 or newer.`,
      );
    }
  } else if (realpathSync(pinned) !== realpathSync(process.execPath)) {
    goOnInChild(pinned, entry);
    return;
  }
  process.argv[1] = entry;
  await import(pathToFileURL(entry).href);
}

/**
 * The child leads a process group of its own, so that a Ctrl-C reaches it once, through here. Should this
 * process be killed outright, the child notices by the closed channel.
 */
function goOnInChild(node, entry) {
  const child = spawn(node, [entry, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  });
  whenOrphaned(() => child.kill('SIGTERM'));
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => giveUp(`${node} could not be run: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/**
 * Calls back when npm, which started this process, was killed outright and could pass nothing on. A process
 * started from a shell directly is left alone: it may well outlive its shell.
 */
export function whenOrphaned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
