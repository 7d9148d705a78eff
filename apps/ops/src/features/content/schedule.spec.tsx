import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cmsErrors, type ContentDetail } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTrpcClient, trpc } from '../../app/trpc';
import { localOf } from '../../layout/local-times';
import { PreviewLine } from './preview-line';
import { ScheduleForm } from './schedule-form';
import { ScheduleLine } from './schedule-line';
import { at, questionEntry } from './testing/question-entry';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

const entry = questionEntry;

type Answer = { readonly data: unknown } | { readonly refused: object } | null;
const well: Answer = { data: { issues: [], hints: [] } };

const { fetch } = globalThis;
let sent: unknown[];
/** What a change is answered, one after the other; null is no network. What is only asked is answered well. */
let answers: Answer[];
let done: number;
beforeEach(() => {
  [sent, done] = [[], 0];
  globalThis.fetch = (_, { body, method } = {}) => {
    const isChange = method === 'POST';
    if (isChange) sent.push((JSON.parse(String(body as string)) as Record<string, unknown>)['0']);
    const answer = isChange ? answers.shift() : well;
    if (!answer) return Promise.reject(new TypeError('offline'));
    const isRefused = 'refused' in answer;
    const result = isRefused
      ? { error: { message: 'no', code: -32_000, data: answer.refused } }
      : { result: { data: answer.data } };
    // Jsdom has no fetch of its own.
    const response = {
      ok: !isRefused,
      status: isRefused ? 400 : 200,
      headers: new Headers(),
      json: () => Promise.resolve([result]),
    };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(part: ReactNode): void {
  const queryClient = new QueryClient();
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>{part}</LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const finish = (): void => {
  done += 1;
};
const publishField = () => screen.getByLabelText('Publish version 3 at');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }));

describe('the form of times', () => {
  it('says a time in UTC, too, and sends the instant that the clock here means', async () => {
    answers = [{ data: undefined }];
    open(<ScheduleForm entry={entry} version={3} needsOther={false} onClose={finish} />);
    expect(await screen.findByText('Nothing is missing.')).not.toBeNull();
    const time = '2027-03-02T15:30:00.000Z';
    fireEvent.change(publishField(), { target: { value: localOf(time) } });
    expect(screen.getByText(/Mar 2, 2027, .*3:30.* UTC\.$/)).not.toBeNull();
    await send();
    await waitFor(() => expect(done).toBe(1));
    const before = { publishAt: null, unpublishAt: null };
    expect(sent).toEqual([{ id: entry.id, version: 3, publishAt: time, unpublishAt: null, before }]);
  });

  it('keeps what is in it where the server refuses it, at its field, and where there is no network', async () => {
    const { code, status, message } = cmsErrors.SCHEDULE_PAST;
    answers = [
      { refused: { code, status, message, issues: [{ path: 'publishAt', message }] } },
      null,
      { data: undefined },
    ];
    open(<ScheduleForm entry={entry} version={3} needsOther={false} onClose={finish} />);
    fireEvent.change(publishField(), { target: { value: '2026-01-01T10:00' } });
    await send();
    expect(await screen.findByText(message)).not.toBeNull();
    expect(publishField().getAttribute('aria-invalid')).toBe('true');
    await send();
    expect((await screen.findByRole('alert')).textContent).not.toContain(message);
    expect(publishField()).toHaveProperty('value', '2026-01-01T10:00');
    await send();
    await waitFor(() => expect(done).toBe(1));
  });

  it('without any time sends nothing', async () => {
    answers = [];
    open(<ScheduleForm entry={entry} version={3} needsOther={false} onClose={finish} />);
    await send();
    expect(await screen.findByText('Choose a time for at least one of the two.')).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('has no time to take the home page away', () => {
    answers = [];
    open(
      <ScheduleForm
        entry={{ ...entry, type: 'page', slug: 'home' }}
        version={3}
        needsOther={false}
        onClose={finish}
      />,
    );
    expect(screen.queryByLabelText('Take off the site at')).toBeNull();
  });
});

describe('the head of an entry', () => {
  const scheduled: ContentDetail = {
    ...entry,
    publishAt: '2027-03-02T15:30:00.000Z',
    publishVersion: 2,
    scheduledBy: 'Ruth Tester',
  };

  it('says what is scheduled and by whom, and has it taken back; without a network it stays, and is said', async () => {
    answers = [null, { data: undefined }];
    open(<ScheduleLine entry={scheduled} onChanged={finish} />);
    expect(document.body.textContent).toMatch(/Version 2 goes live .*UTC.*Scheduled by Ruth Tester\./);
    const cancel = screen.getByRole('button', { name: 'Cancel schedule' });
    await userEvent.click(cancel);
    await waitFor(() => expect(done).toBe(1));
    await userEvent.click(cancel);
    await waitFor(() => expect(done).toBe(2));
    const seen = { id: entry.id, before: { publishAt: scheduled.publishAt, unpublishAt: null } };
    expect(sent).toEqual([seen, seen]);
  });

  it('says that something was not published at its time', () => {
    open(<ScheduleLine entry={{ ...entry, scheduleFailedAt: at }} onChanged={finish} />);
    expect(screen.getByText(/^It was not published at its time, .* The history says why\.$/)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says until when there is a link, and ends it', async () => {
    answers = [{ data: undefined }];
    const preview = { path: '/preview/k', until: '2026-12-05T12:00:00.000Z' };
    open(<PreviewLine entry={{ ...entry, preview }} onChanged={finish} />);
    expect(screen.getByText(/^Whoever has the link reads the newest draft until/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'End preview' }));
    await waitFor(() => expect(done).toBe(1));
  });
});
