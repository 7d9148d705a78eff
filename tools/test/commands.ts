import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { guard } from '@lyceum/embedded-postgres';

/** A program to run. All run under the pinned Node, from the repository's folder. */
export interface Command {
  /** Stands before each line it writes. */
  readonly label: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves out lines that say nothing to a reader. */
  readonly hides?: RegExp;
}

/** Exit code and the lines a program wrote. */
export interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
}

const running = new Set<ChildProcess>();

/** Runs a program, passing its lines on as they come. */
export function runCommand(root: string, command: Command): Promise<Ran> {
  const lines: string[] = [];
  const child = spawn(process.execPath, command.args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  // Runners started outright outlive whoever started them.
  const dismiss = guard({ pid: child.pid ?? 0, signal: 'TERM' });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.trim() !== '' && command.hides?.test(line) !== true)
        process.stdout.write(`[${command.label}] ${line}\n`);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      dismiss();
      resolve({ code: code ?? 1, lines });
    });
  });
}

/** Ends what is still running and then this process, when a person or the process above asks for it. */
export function endOnSignals(): void {
  const end = (): void => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}
