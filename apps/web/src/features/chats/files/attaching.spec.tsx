import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { ApiError, type uploadFile } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { AttachedFiles } from './attached-files';
import { Attachments } from './attachments';

interface Call {
  readonly file: File;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

let calls: Call[];
let attachments: Attachments;

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

const picture = (name: string): File => new File(['bytes'], name, { type: 'image/png' });

beforeEach(() => {
  calls = [];
  attachments = new Attachments(upload);
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
});
