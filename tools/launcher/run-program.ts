import { spawn } from 'node:child_process';
import { LaunchError } from './launch-error.ts';

/** A program to run to its end. */
export interface Program {
  /** What it does, as the start of a sentence: `Building the server`. */
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with each line it writes. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a program quietly. What it wrote is shown only when it fails.
 *
 * @throws {LaunchError} when it fails; an AbortError when `signal` is aborted, once the program has ended.
 */
export async function runProgram(program: Program, signal: AbortSignal): Promise<void> {
  const { output, code } = await collect(program, signal);
  signal.throwIfAborted();
  if (code !== 0) throw new LaunchError(`${output.trimEnd()}\n\n${program.what} failed: see above.`);
}

function collect(program: Program, signal: AbortSignal): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that its children end with it.
      detached: true,
    });
    const stop = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    signal.addEventListener('abort', stop, { once: true });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      for (const line of chunk.toString().split('\n')) if (line.trim() !== '') program.onLine?.(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve({ output, code });
    });
  });
}
