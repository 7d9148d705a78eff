import { describe, expect, it } from '@jest/globals';
import { childrenTime, type CpuSample, processTime } from './counter.ts';
import { tick } from '../proc.ts';

const sample = (coarse: number, living: Record<number, number>): CpuSample => ({
  coarse,
  living: new Map(Object.entries(living).map(([id, time]) => [Number(id), time])),
});

describe('time of a process', () => {
  it('is that of its threads, to the nanosecond, while none ends', () => {
    const before = sample(10 * tick, { 1: 90, 2: 10 });
    const after = sample(11 * tick, { 1: 190, 2: 15 });
    expect(processTime(before, after)).toBe(105);
  });

  it('comes from the process as a whole when a thread has ended', () => {
    const before = sample(10 * tick, { 1: 5 * tick, 2: 5 * tick });
    const after = sample(14 * tick, { 1: 8 * tick });
    expect(processTime(before, after)).toBe(4 * tick);
  });

  it('has a thread in it that lived between the samples only', () => {
    const before = sample(10 * tick, { 1: 10 * tick });
    const after = sample(20 * tick, { 1: 12 * tick });
    expect(processTime(before, after)).toBe(10 * tick);
  });
});

describe('time of a database', () => {
  it('adds up its living processes, new ones included', () => {
    expect(childrenTime(sample(0, { 1: 100 }), sample(0, { 1: 150, 2: 30 }))).toBe(80);
  });

  it('takes processes that ended from what their parent has waited for', () => {
    const before = sample(tick, { 1: 100, 2: 2 * tick });
    const after = sample(6 * tick, { 1: 150 });
    expect(childrenTime(before, after)).toBe(50 + 3 * tick);
  });
});
