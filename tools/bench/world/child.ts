import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { serverFlags } from '../../launcher/api-process.ts';

/** A server in a process of its own, which ends with this one. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** From its start to its own word that it is ready, in ms. */
  readonly readyAfter: number;
  stop(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

export interface ChildOptions {
  readonly what: string;
  readonly program: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for what it writes. */
  readonly log: string;
}

/** What a server tells whoever started it. */
interface ChildMessage {
  readonly type: 'ready' | 'failed';
  /** Null for a role that does not listen. */
  readonly url?: string | null;
}

/** Longest wait for a server to be ready, or to end once told to. In ms. */
const readyWithin = 60_000;
const endsWithin = 15_000;

/** Starts a server under this Node and waits until it says it is ready. @throws Error with the end of its log */
export async function startChild(options: ChildOptions): Promise<ServerProcess> {
  const started = performance.now();
  const log = openSync(options.log, 'a');
  const child = spawn(process.execPath, [...serverFlags, options.program, ...(options.args ?? [])], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const url = await waitUntilReady(child, exited);
  if (url === undefined || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Error(`${options.what} did not start:\n${tail(options.log)}`);
  }
  const readyAfter = performance.now() - started;
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return exited;
  };
  return { pid: child.pid, url, readyAfter, stop: () => stop(child, exited), kill };
}

/** Undefined when it fails or takes too long. */
function waitUntilReady(child: ChildProcess, exited: Promise<void>): Promise<string | undefined> {
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => resolve(undefined), readyWithin);
    void exited.then(() => resolve(undefined)).finally(() => clearTimeout(tooLate));
    child.on('message', ({ type, url }: ChildMessage) => {
      clearTimeout(tooLate);
      resolve(type === 'ready' ? (url ?? '') : undefined);
    });
  });
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), endsWithin);
  await exited;
  clearTimeout(force);
}

/** The last lines of a log. */
export function tail(file: string, lines = 15): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
