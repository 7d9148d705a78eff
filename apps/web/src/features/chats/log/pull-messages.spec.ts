import { describe, expect, it } from '@jest/globals';
import { pullMessages } from './pull-messages';

function setUp() {
  const calls: { after: number; answer: (messages: string[]) => void; fail: (error: Error) => void }[] = [];
  const taken: string[] = [];
  const failed: unknown[] = [];
  const pull = pullMessages<string>({
    fetch: (_, after) => new Promise((answer, fail) => calls.push({ after, answer, fail })),
    take: (_, messages) => void taken.push(...messages),
    fail: (error) => void failed.push(error),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { pull, calls, taken, failed, settle };
}

describe('what the live connection tells of', () => {
  it('is fetched in one call at a time, however much is told meanwhile', async () => {
    const { pull, calls, taken, settle } = setUp();
    for (let seq = 5; seq <= 40; seq++) pull('chat', seq);
    expect(calls.map(({ after }) => after)).toEqual([4]);
    calls[0]?.answer(['five']);
    await settle();
    expect(calls.map(({ after }) => after)).toEqual([4, 5]);
    calls[1]?.answer(['six to forty']);
    await settle();
    expect(taken).toEqual(['five', 'six to forty']);
    expect(calls).toHaveLength(2);
  });

  it('goes back to a message that has changed', async () => {
    const { pull, calls, settle } = setUp();
    pull('chat', 9);
    pull('chat', 10);
    pull('chat', 3);
    calls[0]?.answer([]);
    await settle();
    expect(calls.map(({ after }) => after)).toEqual([8, 2]);
  });

  it('does not wait for one chat to fetch another, and goes on after a failure', async () => {
    const { pull, calls, failed, settle } = setUp();
    pull('one', 1);
    pull('other', 7);
    expect(calls.map(({ after }) => after)).toEqual([0, 6]);
    calls[0]?.fail(new Error('Away'));
    await settle();
    expect(failed).toHaveLength(1);
    pull('one', 2);
    expect(calls.map(({ after }) => after)).toEqual([0, 6, 1]);
  });
});
