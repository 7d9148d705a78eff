import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';
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
  /** Takes only what others leave of the processor. */
  readonly yields?: boolean | undefined;
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
    // Linux shares the processor among sessions first, and only within one by who yields.
    detached: command.yields === true,
  });
  if (command.yields) yieldToOthers(child.pid);
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

/** Gives a process, which leads a session of its own, and all that it starts the last place. */
function yieldToOthers(pid = 0): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    if (platform() === 'linux') writeFileSync(`/proc/${String(pid)}/autogroup`, '19');
  } catch {
    // It is over already, or nobody may: it takes its share then.
  }
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
