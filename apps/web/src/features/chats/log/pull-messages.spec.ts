import { describe, expect, it } from '@jest/globals';
import { chatsLimits } from '@lyceum/contracts/chats';
import { pullMessages } from './pull-messages';

interface Said {
  readonly seq: number;
}

const said = (from: number, to: number): Said[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at }));

function setUp({ triesAgain = true } = {}) {
  const calls: { after: number; answer: (messages: Said[]) => void; fail: (error: Error) => void }[] = [];
  const taken: number[] = [];
  const failed: unknown[] = [];
  const later: (() => void)[] = [];
  const pull = pullMessages<Said>({
    fetch: (_, after) => new Promise((answer, fail) => calls.push({ after, answer, fail })),
    take: (_, __, messages) => void taken.push(...messages.map(({ seq }) => seq)),
    fail: (_, error) => {
      failed.push(error);
      return triesAgain;
    },
    later: (work) => void later.push(work),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const places = () => calls.map(({ after }) => after);
  return { pull, calls, places, taken, failed, later, settle };
}

describe('what the live connection tells of', () => {
  it('is fetched in one call at a time, however much is told meanwhile', async () => {
    const { pull, calls, places, taken, settle } = setUp();
    for (let seq = 5; seq <= 40; seq++) pull('chat', { from: seq, to: seq });
    expect(places()).toEqual([4]);
    calls[0]?.answer(said(5, 5));
    await settle();
    expect(places()).toEqual([4, 5]);
    calls[1]?.answer(said(6, 40));
    await settle();
    expect(taken).toEqual(said(5, 40).map(({ seq }) => seq));
    expect(calls).toHaveLength(2);
  });

  it('[202] is fetched page by page until nothing is missing, each once', async () => {
    const { pull, calls, places, taken, settle } = setUp();
    const page = chatsLimits.missedMessages;
    pull('chat', { from: 11, to: Infinity });
    for (const [from, to] of [
      [11, page + 10],
      [page + 11, 2 * page + 10],
      [2 * page + 11, 2 * page + 20],
    ] as const) {
      calls.at(-1)?.answer(said(from, to));
      await settle();
    }
    expect(places()).toEqual([10, page + 10, 2 * page + 10]);
    expect(taken).toEqual(said(11, 2 * page + 20).map(({ seq }) => seq));
  });

  it('goes back to a message that has changed, and no further than it', async () => {
    const { pull, calls, places, settle } = setUp();
    pull('chat', { from: 900, to: 900 });
    pull('chat', { from: 3, to: 3 });
    calls[0]?.answer(said(900, 900));
    await settle();
    calls[1]?.answer(said(3, chatsLimits.missedMessages + 2));
    await settle();
    expect(places()).toEqual([899, 2]);
  });

  it('does not wait for one chat to fetch another, and goes on after a failure with what was missing', async () => {
    const { pull, calls, places, failed, later, settle } = setUp();
    pull('one', { from: 1, to: 1 });
    pull('other', { from: 7, to: 7 });
    expect(places()).toEqual([0, 6]);
    calls[0]?.fail(new Error('Away'));
    await settle();
    expect(failed).toHaveLength(1);
    later[0]?.();
    expect(places()).toEqual([0, 6, 0]);
  });

  it('is let go of where trying again is of no use', async () => {
    const { pull, calls, places, later, settle } = setUp({ triesAgain: false });
    pull('chat', { from: 5, to: 5 });
    calls[0]?.fail(new Error('Gone'));
    await settle();
    expect(later).toEqual([]);
    pull('chat', { from: 9, to: 9 });
    expect(places()).toEqual([4, 8]);
  });
});
