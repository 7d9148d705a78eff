import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentDetail } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTrpcClient, trpc } from '../../app/trpc';
import { EntryActions } from './entry-actions';
import { ReviewLine } from './review-line';
import { at, questionEntry } from './testing/question-entry';
import type { Draft } from './use-draft';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });
const { fetch } = globalThis;
let sent: string[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (address, { body } = {}) => {
    sent.push(`${String(address as string)} ${String(body as string)}`);
    const answer = {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve([{ result: {} }]),
    };
    return Promise.resolve(answer as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** The head of an entry whose draft is as it was kept. */
function open(changed: Partial<ContentDetail>): void {
  const entry = { ...questionEntry, ...changed };
  const draft: Draft = {
    data: entry.data,
    base: entry.data,
    version: entry.version,
    needsOther: entry.needsOther,
    state: { kind: 'kept', at },
    change: () => undefined,
    keep: () => Promise.resolve(entry.version),
    settle: () => undefined,
  };
  const nothing = () => undefined;
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={new QueryClient()}>
      <QueryClientProvider client={new QueryClient()}>
        <LyceumProvider>
          <ReviewLine entry={entry} draft={draft} onChanged={nothing} />
          <EntryActions entry={entry} draft={draft} onOpen={nothing} onDone={nothing} onChanged={nothing} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

describe('the head of an entry', () => {
  it('where somebody else has to publish it, says so, has both buttons off, and hands it in', async () => {
    open({ needsOther: true });
    expect(screen.getByText(/somebody else publishes or schedules it/)).not.toBeNull();
    expect([button('Publish')?.disabled, button('Schedule')?.disabled]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Hand in for review' }));
    await waitFor(() => expect(sent.join('')).toContain('content.handIn'));
  });

  it('lets the others publish it, and says who handed it in; it is put back to the drafts', async () => {
    open({ reviewAt: at, reviewBy: 'Ruth Tester', state: 'REVIEW' });
    expect(screen.getByText(/Handed in for review by Ruth Tester/)).not.toBeNull();
    expect([button('Publish')?.disabled, button('Hand in for review')]).toEqual([false, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the drafts' }));
    await waitFor(() => expect(sent.join('')).toContain('content.takeBack'));
  });

  it('has what is on the site taken off at a time by whoever wrote at it', () => {
    open({ needsOther: true, liveVersion: 2, state: 'CHANGED' });
    expect([button('Publish')?.disabled, button('Schedule')?.disabled]).toEqual([true, false]);
  });
});
