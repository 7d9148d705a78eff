import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = dirname(dirname(dirname(import.meta.dirname)));

/** How a start ended: exit code (null after a signal) and all it wrote. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

/** A running `npm start` with its output. */
export class Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  #output = '';
  #onOutput: () => void = () => undefined;

  /** Starts it with the person's environment, without their databases, plus `env`. */
  constructor(
    env: Readonly<Record<string, string>>,
    [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'tools/start.mjs'],
  ) {
    const { DATABASE_URL: _database, REDIS_URL: _redis, ...person } = process.env;
    this.child = spawn(program, args, {
      cwd: root,
      env: { ...person, LYCEUM_SKIP_BUILD: 'true', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // It may end while somebody types.
    this.child.stdin?.on('error', () => undefined);
    const collect = (chunk: Buffer): void => {
      this.#output += chunk.toString();
      this.#onOutput();
    };
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
    this.ended = new Promise((resolve) => {
      // `exit`, not `close`: a server that outlived its launcher would keep the pipes open.
      this.child.once('exit', (code) => {
        this.#onOutput();
        resolve({ code, output: this.#output });
      });
    });
  }

  get output(): string {
    return this.#output;
  }

  /** Waits until it has written something that matches; fails with all it wrote if it ends before. */
  async until(pattern: RegExp): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#onOutput = () => {
        if (pattern.test(this.#output)) resolve();
        else if (this.child.exitCode !== null)
          reject(new Error(`It ended before ${String(pattern)}:\n${this.#output}`));
      };
      this.#onOutput();
    });
  }

  /** Waits until it serves. */
  ready(): Promise<void> {
    return this.until(/Ctrl-C stops everything/);
  }

  /** Types on its keyboard. */
  type(keys: string): void {
    this.child.stdin?.write(keys);
  }

  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<Ending> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Waits until nobody listens on that port of 127.0.0.1; the test's own time limit ends the wait. */
export async function untilClosed(port: number): Promise<void> {
  while (await isOpen(port)) await wait(50);
}

/** Whether somebody listens on that port of 127.0.0.1. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Processes that have this folder in their arguments or their environment, dead ones left out. Linux only. */
export function processesOf(folder: string): { pid: number; name: string }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((file) => readQuietly(pid, file).includes(folder)))
    .map((pid) => ({ pid, name: readQuietly(pid, 'comm').trim() }));
}

/** It may have ended just now. */
function readQuietly(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
