import { describe, expect, it } from '@jest/globals';
import { PrimaryTab } from './primary-tab';

/** A lock as the browser keeps it: granted in order of asking, given up by `release`. */
function browserLock() {
  const waiting: (() => unknown)[] = [];
  let isHeld = false;
  const grant = (): void => {
    const next = waiting.shift();
    isHeld = next !== undefined;
    next?.();
  };
  const request = (_name: string, work: () => unknown): Promise<never> => {
    waiting.push(work);
    if (!isHeld) grant();
    return new Promise(() => undefined);
  };
  return { locks: { request } as unknown as LockManager, release: grant };
}

describe('PrimaryTab', () => {
  it('is the oldest tab; when that one closes, the next follows', () => {
    const { locks, release } = browserLock();
    const [oldest, second, third] = [0, 1, 2].map(() => new PrimaryTab(() => locks));
    const heard: string[] = [];
    second!.subscribe(() => heard.push('second'));
    for (const tab of [oldest!, second!, third!]) tab.start();
    expect([oldest, second, third].map((tab) => tab!.isPrimary)).toEqual([true, false, false]);
    release();
    expect(second!.isPrimary).toBe(true);
    expect(third!.isPrimary).toBe(false);
    expect(heard).toEqual(['second']);
  });

  it('is every tab where the browser has no locks', () => {
    const tab = new PrimaryTab(() => undefined);
    tab.start();
    expect(tab.isPrimary).toBe(true);
  });
});
