import { childTimes, statOf, threadTimes, tick } from '../proc.ts';

/** What the counters of a group of threads or processes say at one moment. Times in ns. */
export interface CpuSample {
  /** Fine counters of the living members, by id. */
  readonly living: ReadonlyMap<number, number>;
  /** What ended members have used up to now, in coarse steps; for threads, with the living ones' time in it. */
  readonly coarse: number;
}

/** A process with all its threads. */
export function sampleProcess(pid: number): CpuSample {
  return { living: threadTimes(pid), coarse: statOf(pid).own };
}

/** All processes of a database server, by its first process. */
export function sampleDatabase(postmaster: number): CpuSample {
  const { children } = statOf(postmaster);
  return { living: childTimes(postmaster), coarse: children };
}

/** CPU time of a process between two samples, in ns. Threads that ended meanwhile are counted, to within two ticks. */
export function processTime(before: CpuSample, after: CpuSample): number {
  const living = sum(after.living) - sum(before.living);
  const whole = after.coarse - before.coarse;
  const isComplete = [...before.living.keys()].every((thread) => after.living.has(thread));
  // The coarse counter sees threads that began and ended between the samples too, but is up to two ticks off.
  return isComplete && whole - living <= 2 * tick ? living : Math.max(living, whole);
}

/** CPU time of a parent's children between two samples, in ns. Children that ended are counted, to within a tick. */
export function childrenTime(before: CpuSample, after: CpuSample): number {
  let living = 0;
  for (const [pid, time] of after.living) living += time - (before.living.get(pid) ?? 0);
  let endedBefore = 0;
  for (const [pid, time] of before.living) if (!after.living.has(pid)) endedBefore += time;
  return living + Math.max(0, after.coarse - before.coarse - endedBefore);
}

function sum(times: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const time of times.values()) total += time;
  return total;
}
