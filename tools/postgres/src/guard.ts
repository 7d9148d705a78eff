import { spawn } from 'node:child_process';

/** Waits for the end of its input, which the death of whoever holds the other end brings, whatever it died of. */
const SCRIPT = 'read -r _; kill -"$1" "$2"; if [ -n "$3" ]; then sleep 1; rm -rf "$3"; fi';

/** What becomes of a process whose starter is gone. */
export interface Guarded {
  readonly pid: number;
  readonly signal: 'KILL' | 'QUIT' | 'TERM';
  /** Removed with it. */
  readonly folder?: string;
}

/**
 * Ends a process as soon as this one is gone, be it by `kill -9`: a shell watches a pipe that this process holds open.
 * @returns dismisses the guard
 */
export function guard({ pid, signal, folder = '' }: Guarded): () => void {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'sh', signal, String(pid), folder], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C is for others.
    detached: true,
  });
  for (const emitter of [shell, shell.stdin]) emitter.on('error', () => undefined);
  shell.unref();
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return () => void shell.kill('SIGKILL');
}
