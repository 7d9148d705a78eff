import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { moderationErrors, type ReportedFile, type StaffCase } from '@lyceum/contracts/moderation';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTrpcClient, trpc } from '../../app/trpc';
import { CaseFiles } from './case-files';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

const id = '0197a000-0000-7000-8000-0000000000d1';
const picture: ReportedFile = {
  id: '0197a000-0000-7000-8000-0000000000d2',
  place: null,
  name: 'holiday.png',
  type: 'image/webp',
  bytes: 340_000,
  milliseconds: null,
  canBeShown: true,
};
const voice: ReportedFile = { ...picture, name: 'voice.weba', type: 'audio/webm', milliseconds: 62_400 };
const outline: ReportedFile = { ...picture, name: 'outline.pdf', type: 'application/pdf', canBeShown: false };

type Answer =
  | { readonly url: string }
  | { readonly refused: { status: number; message: string; code: string } };
let answers: Answer[];
let asked: unknown[];
const { fetch } = globalThis;
beforeEach(() => {
  asked = [];
  globalThis.fetch = (_, { body } = {}) => {
    const given = JSON.parse((body as string | undefined) ?? '{}') as Record<string, unknown>;
    const isBatch = '0' in given;
    asked.push(isBatch ? given['0'] : given);
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('offline'));
    const result =
      'url' in answer
        ? { result: { data: { url: answer.url, expiresAt: '2027-01-01T00:00:00.000Z' } } }
        : { error: { message: answer.refused.message, code: -32_000, data: answer.refused } };
    const status = 'url' in answer ? 200 : answer.refused.status;
    const json = () => Promise.resolve(isBatch ? [result] : result);
    return Promise.resolve({ ok: status < 400, status, headers: new Headers(), json } as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(files: ReportedFile[], status: StaffCase['status'] = 'OPEN'): void {
  const found = { id, status, files } as unknown as StaffCase;
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={new QueryClient()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
        <LyceumProvider>
          <CaseFiles found={found} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const refused = ({ status, message }: { status: number; message: string }): Answer => ({
  refused: { status, message, code: 'CODE' },
});

describe('[97] files of a case', () => {
  it('a picture is fetched when one asks for it, and not before, and can be hidden', async () => {
    answers = [{ url: '/files/documents/chat-files/a.webp?expires=1' }];
    open([picture]);
    expect(screen.getByText('holiday.png, Picture, 340 kB')).toBeTruthy();
    expect(asked).toEqual([]);
    await press('Show the picture');
    const shown = await screen.findByRole('img', { name: 'holiday.png' });
    expect(shown.getAttribute('src')).toBe('/files/documents/chat-files/a.webp?expires=1');
    expect(asked).toEqual([{ caseId: id, fileId: picture.id }]);
    await press('Hide the picture');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('of what stands around it, too, of which it is said where it stands', () => {
    open([voice, { ...picture, place: 'ABOVE' }, { ...outline, id: id, place: 'BELOW' }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Voice message, 1:02, 340 kBListen to it',
      'Above it: holiday.png, Picture, 340 kBShow the picture',
      'Below it: outline.pdf, PDF, 340 kB',
    ]);
  });

  it('a voice message is played', async () => {
    answers = [{ url: '/files/documents/voice-notes/a.weba?expires=1' }];
    open([voice]);
    expect(screen.getByText('Voice message, 1:02, 340 kB')).toBeTruthy();
    await press('Listen to it');
    expect((await screen.findByLabelText('Voice message')).getAttribute('src')).toContain('voice-notes');
  });

  it('of another file it is said what it is, and of a decided case nothing is shown', () => {
    open([outline]);
    expect(screen.getByText('outline.pdf, PDF, 340 kB')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    open([picture, voice], 'CLOSED');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/not shown any more/)).toBeTruthy();
  });

  it('what is gone is said to be, and nobody is asked to try again', async () => {
    answers = [refused(moderationErrors.FILE_GONE)];
    open([picture]);
    await press('Show the picture');
    expect((await screen.findByRole('alert')).textContent).toBe(moderationErrors.FILE_GONE.message);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('what did not come, for want of a network or since its link ran out, is asked for again', async () => {
    answers = [];
    open([picture]);
    await press('Show the picture');
    expect(await screen.findByRole('alert')).toBeTruthy();
    answers = [{ url: '/a.webp' }, { url: '/b.webp' }];
    await press('Try again');
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('cannot be fetched');
    await press('Try again');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('/b.webp');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('where another decided meanwhile, and the picture does not come any more, that is said', async () => {
    answers = [{ url: '/a.webp' }, refused(moderationErrors.CASE_CLOSED)];
    open([picture]);
    await press('Show the picture');
    fireEvent.error(await screen.findByRole('img'));
    await press('Try again');
    expect(await screen.findByText(moderationErrors.CASE_CLOSED.message)).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
