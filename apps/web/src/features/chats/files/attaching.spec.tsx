import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { ApiError, type uploadFile } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { AttachedFiles } from './attached-files';
import { Attachments, type FileKeeper } from './attachments';
import type { UnsentFile } from './unsent-files';

interface Call {
  readonly file: File;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

let calls: Call[];
let attachments: Attachments;
/** What the browser keeps, over the pages of a test. */
let kept: Map<string, UnsentFile>;
/** What went with a message, by its key. */
let aside: string[];
let isFull: boolean;
let tellForgotten: (key: string) => void;

const keeper: FileKeeper = {
  list: () => Promise.resolve([...kept.values()]),
  keep: (unsent) => {
    if (!isFull) kept.set(unsent.key, unsent);
    return Promise.resolve(!isFull);
  },
  setAside: (key) => {
    aside.push(key);
    return Promise.resolve();
  },
  forget: (key) => Promise.resolve(void kept.delete(key)),
  onForgotten: (listener) => {
    tellForgotten = listener;
    return () => undefined;
  },
};

const upload = ((file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const url = `/files/documents/chat-files/general/me/${file.name}`;
    calls.push({
      file,
      onProgress: onProgress as Call['onProgress'],
      signal: signal as AbortSignal,
      answer: () => resolve({ url, type: 'image/webp', width: 40, height: 30, sizes: null }),
      fail: reject,
    });
  })) as typeof uploadFile;

function Shown() {
  const list = useSyncExternalStore(attachments.subscribe, attachments.get);
  return <AttachedFiles attachments={attachments} list={list} />;
}

const picture = (name: string) => ({
  file: new File(['bytes'], name, { type: 'image/png' }),
  voice: null,
});

beforeEach(() => {
  calls = [];
  [kept, aside, isFull] = [new Map(), [], false];
  attachments = new Attachments(keeper, upload);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
  render(<Shown />, { wrapper: LyceumProvider });
});
afterEach(cleanup);

const only = (): Call => {
  expect(calls).toHaveLength(1);
  return calls[0] as Call;
};

describe('what goes with a message', () => {
  it('is sent as soon as it is chosen, says how far it is, and then goes along', async () => {
    attachments.add([picture('map.png')]);
    expect(await screen.findByRole('progressbar', { name: 'Uploading map.png' })).toBeTruthy();
    only().onProgress(0.5);
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
    only().answer();
    expect(await screen.findByRole('button', { name: 'Remove map.png' })).toBeTruthy();
    expect(attachments.take()).toMatchObject([
      { name: 'map.png', type: 'image/webp', width: 40, height: 30 },
    ]);
    expect(attachments.get()).toEqual([]);
  });

  it('can be called off', async () => {
    attachments.add([picture('map.png')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel map.png' }));
    expect(only().signal.aborted).toBe(true);
    expect(screen.queryByText('map.png')).toBeNull();
  });

  it('says why it was not taken, and is tried again', async () => {
    attachments.add([picture('map.png')]);
    only().fail(new ApiError({ ...uploadsErrors.DAMAGED, message: 'This file is damaged.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This file is damaged.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    expect(await screen.findByRole('button', { name: 'Remove map.png' })).toBeTruthy();
  });

  it('is at most four files', async () => {
    attachments.add(['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.png`)));
    expect(await screen.findByText('Send at most 4 files at once.')).toBeTruthy();
    expect(attachments.get().map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  });

  it('survives a reload, goes on being sent after it, and is kept no more once it is taken out', async () => {
    attachments.add([picture('map.png'), picture('plan.png')]);
    calls[0]?.answer();
    await screen.findByRole('button', { name: 'Remove map.png' });
    const reloaded = new Attachments(keeper, upload);
    await reloaded.restore();
    expect(reloaded.get().map(({ file, sent }) => [file.name, sent !== null])).toEqual([
      ['map.png', true],
      ['plan.png', false],
    ]);
    expect(calls.map(({ file }) => file.name)).toEqual(['map.png', 'plan.png', 'plan.png']);
    calls[2]?.answer();
    await waitFor(() => expect(reloaded.get().every(({ sent }) => sent !== null)).toBe(true));
    reloaded.remove(reloaded.get()[1]?.key ?? '');
    const taken = reloaded.take();
    expect(taken.map(({ name }) => name)).toEqual(['map.png']);
    // What goes along is kept until the server has its message.
    await waitFor(() => expect([...kept.keys()]).toEqual([taken[0]?.key]));
    expect(aside).toEqual([taken[0]?.key]);
  });

  it('keeps its order over a reload, whatever is sent first', async () => {
    attachments.add([picture('map.png'), picture('plan.png')]);
    const order = () => attachments.get().map(({ key }) => kept.get(key)?.chosenAt ?? 0);
    await waitFor(() => expect(kept.size).toBe(2));
    const [first, second] = order();
    expect(second).toBeGreaterThan(first as number);
    calls[0]?.answer();
    await waitFor(() => expect([...kept.values()][0]?.sent).not.toBeNull());
    expect(order()).toEqual([first, second]);
  });

  it('goes here as well once another tab has sent it or taken it out, and is not kept again', async () => {
    attachments.add([picture('map.png')]);
    await waitFor(() => expect(kept.size).toBe(1));
    const [key] = kept.keys();
    kept.clear();
    tellForgotten(key as string);
    expect(attachments.get()).toEqual([]);
    expect(only().signal.aborted).toBe(true);
    only().answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept.size).toBe(0);
  });

  it('is not sent any more, nor here, once its owner is signed out', async () => {
    attachments.add([picture('map.png')]);
    attachments.end();
    expect(only().signal.aborted).toBe(true);
    expect(attachments.get()).toEqual([]);
    await waitFor(() => expect(kept.size).toBe(0));
    kept.set('late', { key: 'late', chosenAt: 1, ...picture('late.png'), sent: null });
    const reloaded = new Attachments(keeper, upload);
    const restoring = reloaded.restore();
    reloaded.end();
    await restoring;
    expect(reloaded.get()).toEqual([]);
  });

  it('says of what the browser keeps and what it has no room for, so that the page can warn', async () => {
    attachments.add([picture('map.png')]);
    await waitFor(() => expect(attachments.get()[0]?.isKept).toBe(true));
    isFull = true;
    attachments.add([picture('plan.png')]);
    await waitFor(() => expect(kept.size).toBe(1));
    expect(attachments.get()[1]?.isKept).toBe(false);
  });

  it('[O] is a voice message beside four files, as that is a message of its own', async () => {
    const voice = { milliseconds: 12_400, waveform: [1, 31] };
    attachments.add(['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)));
    attachments.add([{ file: new File(['sound'], 'voice.weba', { type: 'audio/webm' }), voice }]);
    attachments.add([picture('e.png')]);
    expect(attachments.get().map(({ file }) => file.name)).toEqual([
      'a.png',
      'b.png',
      'c.png',
      'd.png',
      'voice.weba',
    ]);
    await waitFor(() => expect(kept.size).toBe(5));
    const reloaded = new Attachments(keeper, upload);
    await reloaded.restore();
    expect(reloaded.get()).toHaveLength(5);
  });

  it('[O] is a voice message, which is listened to before it is sent, and goes with how loud it was', async () => {
    const file = new File(['sound'], 'voice.weba', { type: 'audio/webm' });
    attachments.add([{ file, voice: { milliseconds: 12_400, waveform: [1, 31] } }]);
    expect(await screen.findByRole('button', { name: 'Play the voice message, 0:12' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Uploading Voice message (0:12)' })).toBeTruthy();
    only().answer();
    await screen.findByRole('button', { name: 'Remove Voice message (0:12)' });
    expect(attachments.take()).toMatchObject([{ milliseconds: 12_400, waveform: [1, 31] }]);
  });
});
