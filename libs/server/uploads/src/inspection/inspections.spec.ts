import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { Inspections } from './inspections';

/** Work that begins when it is let in, and ends when it is told to. */
function scene(places: number, milliseconds = 60_000) {
  const inspections = new Inspections({ places, milliseconds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<unknown> =>
    inspections.run(name.charAt(0), () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { inspections, begun, ask, end, settle };
}

describe('[117] looking into files', () => {
  it.each([1, 2, 3, 5])('gives nobody more than one of %s places', async (places) => {
    const { begun, ask, end, settle } = scene(places);
    const all = ['a1', 'a2', 'a3', 'b1'].map(ask);
    await settle();
    expect(begun).toEqual(places === 1 ? ['a1'] : ['a1', 'b1']);
    for (const name of ['a1', 'b1', 'a2', 'b1', 'a3']) await end(name);
    await Promise.all(all);
    expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('lets those who wait take turns, whatever somebody has waiting before them', async () => {
    const { begun, ask, end, settle } = scene(1);
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(ask);
    await settle();
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('ends what takes too long with a sentence that says when to ask again, and frees its place', async () => {
    const inspections = new Inspections({ places: 1, milliseconds: 20 });
    let isStopped = false;
    const never = inspections.run('a', (signal) => {
      signal.addEventListener('abort', () => (isStopped = true));
      return new Promise(() => undefined);
    });
    await expect(never).rejects.toMatchObject({ code: uploadsErrors.TOOK_TOO_LONG.code, status: 503 });
    expect(isStopped).toBe(true);
    await expect(inspections.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('frees the place of work that fails', async () => {
    const { inspections } = scene(1);
    const failing = inspections.run('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(inspections.run('b', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
