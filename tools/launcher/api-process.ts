import { type ChildProcess, spawn } from 'node:child_process';
import type { Closable } from './lifecycle.ts';
import { LaunchError } from './launch-error.ts';

/** After this long the server is ended by force. It gives up itself after five seconds; `DRAIN_SECONDS` comes on top. */
const PATIENCE = 10_000;

/** What the server says over the channel to whoever started it. */
type ApiMessage =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'failed'; readonly message: string };

/** The running server. */
export interface ApiProcess extends Closable {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  readonly ready: Promise<string>;
  /** Resolves with its exit code, -1 after a signal. */
  readonly exited: Promise<number>;
}

/** Left alone on a large machine, V8 keeps 60 MB more of young objects around for no speed that the bench could see. */
export const serverFlags = ['--max-semi-space-size=8'] as const;

/**
 * Starts the server. It ends by itself when the channel to this process closes, so not even `kill -9` of this
 * process leaves it behind. `ready` rejects with a LaunchError when it ends before; it has then
 * written the reason on stderr, where nothing gets lost.
 */
export function startApi(entry: string, cwd: string, env: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, [...serverFlags, entry], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches it once, from here, when it is time.
    detached: true,
  });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('exit', (code) => resolve(code ?? -1));
  });
  return {
    ready: waitUntilReady(child, exited),
    exited,
    close: () => close(child, exited),
    force: () => void child.kill('SIGKILL'),
  };
}

function waitUntilReady(child: ChildProcess, exited: Promise<number>): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: ApiMessage) => {
      if (message.type === 'ready') resolve(message.url);
    });
    child.once('error', (error) =>
      reject(new LaunchError(`The server could not be started: ${error.message}`)),
    );
    void exited.then(() => reject(new LaunchError('The server did not start: it says why above.')));
  });
  // Nobody may be waiting any more when it ends.
  ready.catch(() => undefined);
  return ready;
}

async function close(child: ChildProcess, exited: Promise<number>): Promise<void> {
  child.kill('SIGTERM');
  const drain = Number(process.env['DRAIN_SECONDS'] ?? 0) * 1000 || 0;
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE + drain);
  await exited;
  clearTimeout(timer);
}
