import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cmsErrors, type ContentDetail, type SavedContent } from '@lyceum/contracts/cms';
import { TRPCClientError } from '@trpc/client';
import { DraftKeeper } from './draft-keeper';
import { at, questionEntry } from './testing/question-entry';

const entry: ContentDetail = {
  ...questionEntry,
  data: { topic: 'SITE', question: 'Why?', answer: '' },
};

const crossing = new TRPCClientError('crossed', {
  result: {
    error: {
      code: -32_009,
      message: 'crossed',
      data: { code: cmsErrors.SAVED_MEANWHILE.code, status: 409, message: 'Omar saved this' },
    },
  },
} as never);

interface Sent {
  readonly version: number;
  readonly data: object;
  readonly goesOn: boolean;
  readonly answer: (saved: SavedContent) => void;
  readonly refuse: (error: unknown) => void;
}

let sent: Sent[];
let keeper: DraftKeeper;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  keeper = new DraftKeeper(
    entry,
    (version, data, goesOn) =>
      new Promise((answer, refuse) => void sent.push({ version, data, goesOn, answer, refuse })),
  );
});

const typed = (question: string): void => keeper.change({ ...entry.data, question });
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('what an editor types', () => {
  it('is kept once they rest, and each version names the one before', async () => {
    typed('W');
    typed('Wh');
    expect(keeper.snapshot.state.kind).toBe('typed');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(sent.map(({ version, data }) => [version, data])).toEqual([
      [3, { ...entry.data, question: 'Wh' }],
    ]);
    sent[0]?.answer({ version: 4, savedAt: at, needsOther: false });
    await settled();
    expect(keeper.snapshot).toMatchObject({ version: 4, state: { kind: 'kept' } });
    typed('Who');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(sent[1]?.version).toBe(4);
    // What was there when the form was opened stays a version; what it kept itself gives way.
    expect(sent.map(({ goesOn }) => goesOn)).toEqual([false, true]);
  });

  it('while a version is on its way follows it, and who publishes waits for both', async () => {
    typed('W');
    const kept = keeper.keep();
    typed('Wh');
    const both = keeper.keep();
    sent[0]?.answer({ version: 4, savedAt: at, needsOther: false });
    await settled();
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    sent[1]?.answer({ version: 5, savedAt: at, needsOther: false });
    expect(await Promise.all([kept, both])).toEqual([5, 5]);
    expect(keeper.snapshot.state.kind).toBe('kept');
  });

  it('stays while there is no network, and is tried again', async () => {
    typed('W');
    await jest.advanceTimersByTimeAsync(1_500);
    sent[0]?.refuse(new Error('offline'));
    await settled();
    expect(keeper.snapshot.state.kind).toBe('failed');
    // It may have been kept: it is said once more as it was, and only then what was typed since.
    typed('Wh');
    await jest.advanceTimersByTimeAsync(5_000);
    sent[1]?.answer({ version: 4, savedAt: at, needsOther: false });
    await settled();
    expect(sent.map(({ version, data }) => [version, data])).toEqual([
      [3, { ...entry.data, question: 'W' }],
      [3, { ...entry.data, question: 'W' }],
      [4, { ...entry.data, question: 'Wh' }],
    ]);
  });

  it('gives way to what somebody else saved while nothing is typed, and never otherwise', async () => {
    const theirs = { ...entry, version: 4, data: { ...entry.data, question: 'Theirs?' } };
    keeper.follow(theirs);
    expect(keeper.snapshot).toMatchObject({ version: 4, data: theirs.data, state: { kind: 'kept' } });
    expect(await keeper.keep()).toBe(4);
    keeper.follow(entry);
    expect(keeper.snapshot.version).toBe(4);
    typed('Mine?');
    keeper.follow({ ...theirs, version: 5 });
    expect(keeper.snapshot).toMatchObject({ version: 4, data: { question: 'Mine?' } });
    await jest.advanceTimersByTimeAsync(1_500);
    expect(sent).toMatchObject([{ version: 4, goesOn: false }]);
  });

  it('is not sent again where somebody else was quicker; either of both goes on, and overwrites nothing unseen', async () => {
    const theirs = { ...entry, version: 7, data: { ...entry.data, question: 'Theirs?' } };
    typed('Mine?');
    await jest.advanceTimersByTimeAsync(1_500);
    sent[0]?.refuse(crossing);
    await settled();
    expect(keeper.snapshot.state.kind).toBe('crossed');
    typed('Mine!');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await keeper.keep()).toBeNull();
    expect(sent).toHaveLength(1);
    keeper.settle(theirs, keeper.snapshot.data);
    await settled();
    expect(sent[1]).toMatchObject({ version: 7, goesOn: false, data: { question: 'Mine!' } });
    sent[1]?.refuse(crossing);
    await settled();
    keeper.settle({ ...theirs, version: 9 }, theirs.data);
    expect(keeper.snapshot).toMatchObject({ version: 9, data: theirs.data, state: { kind: 'kept' } });
  });
});
