import { describe, expect, it } from '@jest/globals';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { asOneChange, createConsoleQueryClient } from './query-client';

/** Asks like a screen that shows the answer; tells how often. */
async function shown(client: QueryClient, procedure: readonly string[], answer: () => Promise<unknown>) {
  let asked = 0;
  const queryFn = () => {
    asked++;
    return answer();
  };
  const observer = new QueryObserver(client, { queryKey: [procedure, { type: 'query' }], queryFn });
  observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  return { times: () => asked };
}

const change = (client: QueryClient, mutationFn: () => Promise<unknown>) =>
  new MutationObserver(client, { mutationKey: [['users', 'setRoles']], mutationFn }).mutate();

describe('the cache of the console', () => {
  it('asks everything of a section again after a change, and is done when it is there', async () => {
    const client = createConsoleQueryClient();
    const users = await shown(client, ['users', 'get'], () => Promise.resolve('Ada'));
    const features = await shown(client, ['features', 'list'], () => Promise.resolve([]));
    await change(client, () => Promise.resolve());
    expect([users.times(), features.times()]).toEqual([2, 1]);
  });

  it('counts again what matches and what waits, without waiting for it', async () => {
    const client = createConsoleQueryClient();
    let isFirst = true;
    const total = await shown(client, ['tables', 'count'], () => {
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return Promise.resolve(25);
    });
    const waiting = await shown(client, ['home', 'waiting'], () => Promise.resolve([]));
    await change(client, () => Promise.resolve());
    expect([total.times(), waiting.times()]).toEqual([2, 2]);
  });

  it('asks after a refused change, too, which is said without waiting', async () => {
    const client = createConsoleQueryClient();
    let isFirst = true;
    const users = await shown(client, ['users', 'get'], () => {
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return Promise.resolve('Ada');
    });
    await expect(change(client, () => Promise.reject(new Error('Changed meanwhile')))).rejects.toThrow();
    expect(users.times()).toBe(2);
  });

  it('asks once after a change of many calls', async () => {
    const client = createConsoleQueryClient();
    const users = await shown(client, ['users', 'get'], () => Promise.resolve('Ada'));
    await asOneChange(client, async () => {
      for (let part = 0; part < 3; part++) await change(client, () => Promise.resolve());
    });
    expect(users.times()).toBe(2);
    await change(client, () => Promise.resolve());
    expect(users.times()).toBe(3);
  });
});
