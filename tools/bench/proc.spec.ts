import { describe, expect, it } from '@jest/globals';
import { memoryOf, parseSchedstat, parseStat, parseStatus, statOf, threadTimes } from './proc.ts';

describe('files of /proc', () => {
  it('schedstat begins with nanoseconds on a CPU', () => {
    expect(parseSchedstat('57295807 50633415 138\n')).toBe(57_295_807);
    expect(() => parseSchedstat('')).toThrow('no schedstat');
  });

  it('stat is read behind a name with brackets and spaces', () => {
    const text = '42 (a) b (c)) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 20 5 20 0 11 0 100 1000 50';
    expect(parseStat(text)).toEqual({ parent: 7, own: 2_000_000_000, children: 250_000_000 });
  });

  it('status says memory in kB', () => {
    const text = 'Name:\tnode\nVmHWM:\t  123456 kB\nVmRSS:\t    1000 kB\n';
    expect(parseStatus(text, 'VmRSS')).toBe(1_024_000);
    expect(() => parseStatus('Name:\tnode\n', 'VmHWM')).toThrow('VmHWM');
  });

  it('can be read of a living process', () => {
    const threads = threadTimes(process.pid);
    expect(threads.get(process.pid)).toBeGreaterThan(0);
    expect(statOf(process.pid).parent).toBe(process.ppid);
    // The kernel brings these up to date at its leisure, so that they cannot be compared with each other.
    expect(memoryOf(process.pid, 'VmHWM')).toBeGreaterThan(10e6);
    expect(memoryOf(process.pid, 'VmRSS')).toBeGreaterThan(10e6);
  });
});
