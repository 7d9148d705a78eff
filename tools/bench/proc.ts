import { readdirSync, readFileSync } from 'node:fs';

/** One tick of the counters in /proc/PID/stat: 10 ms on every Linux of our platforms, in ns. */
export const tick = 10_000_000;

/** Of /proc/PID/stat. Times in ns, in steps of a tick. */
export interface ProcessStat {
  readonly parent: number;
  /** All threads of the process, ended ones included. */
  readonly own: number;
  /** All ended children the process has waited for. */
  readonly children: number;
}

/** Reads time on a CPU in ns out of the text of a schedstat file. */
export function parseSchedstat(text: string): number {
  const spent = Number(text.split(' ')[0]);
  if (text === '' || !Number.isFinite(spent)) throw new Error(`This is no schedstat: ${text}`);
  return spent;
}

/** Reads /proc/PID/stat, whose second field is a name that may hold spaces and brackets. */
export function parseStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Fields are numbered from 1 in proc(5), and the first of these is its third.
  const field = (number: number): number => Number(fields[number - 3]);
  return {
    parent: field(4),
    own: (field(14) + field(15)) * tick,
    children: (field(16) + field(17)) * tick,
  };
}

/** Reads a figure such as VmRSS out of the text of /proc/PID/status. In bytes. */
export function parseStatus(text: string, name: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  if (kilobytes === undefined) throw new Error(`/proc says nothing about ${name}.`);
  return Number(kilobytes) * 1024;
}

export const statOf = (pid: number): ProcessStat =>
  parseStat(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));

export const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  parseStatus(readFileSync(`/proc/${String(pid)}/status`, 'utf8'), name);

/** CPU time of each living thread in ns, by thread id. */
export function threadTimes(pid: number): Map<number, number> {
  const folder = `/proc/${String(pid)}/task`;
  return timesOf(readdirSync(folder).map(Number), (thread) => `${folder}/${String(thread)}/schedstat`);
}

/** CPU time of each living child in ns, by process id. The children have one thread each, as PostgreSQL's have. */
export function childTimes(parent: number): Map<number, number> {
  const processes = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = processes.filter((pid) => unlessGone(() => statOf(pid).parent) === parent);
  return timesOf(children, (pid) => `/proc/${String(pid)}/schedstat`);
}

function timesOf(ids: readonly number[], file: (id: number) => string): Map<number, number> {
  const times = new Map<number, number>();
  for (const id of ids) {
    const time = unlessGone(() => parseSchedstat(readFileSync(file(id), 'utf8')));
    if (time !== undefined) times.set(id, time);
  }
  return times;
}

/** Threads and processes may end between being listed and being read. */
function unlessGone<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}
