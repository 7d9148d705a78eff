import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentDetail, ContentDraft } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createTrpcClient, trpc } from '../../../app/trpc';
import { EntryForm } from '../entry-form';
import { at, questionEntry } from '../testing/question-entry';
import { OutdatedNotice } from './outdated-notice';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });
const { fetch } = globalThis;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (_, { body, method } = {}) => {
    if (method === 'POST') sent.push((JSON.parse(String(body as string)) as Record<string, unknown>)['0']);
    const answer = {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve([{ result: { data: null } }]),
    };
    return Promise.resolve(answer as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const english = { topic: 'SITE', question: 'Why?', answer: 'So.' };

/** The Spanish question of an English one that was published in these versions. */
const spanish = (data: ContentDraft, sourceVersion: number, liveVersion: number | null): ContentDetail => ({
  ...questionEntry,
  language: 'es',
  data,
  original: { id: questionEntry.id, version: liveVersion ?? 1, liveVersion, data: english, sourceVersion },
});

function Page({ entry, onDone }: { readonly entry: ContentDetail; readonly onDone: () => void }) {
  const [data, setData] = useState(entry.data as ContentDraft);
  const draft = {
    data,
    version: entry.version,
    needsOther: false,
    base: entry.data,
    state: { kind: 'kept', at },
    change: () => undefined,
    keep: () => Promise.resolve(entry.version),
    settle: () => undefined,
  } as const;
  return (
    <>
      <OutdatedNotice entry={entry} draft={draft} onDone={onDone} />
      <EntryForm entry={entry} data={data} isChecked={false} onChange={setData} />
    </>
  );
}

function open(entry: ContentDetail): { done: number } {
  const seen = { done: 0 };
  const queryClient = new QueryClient();
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>
          <Page entry={entry} onDone={() => (seen.done += 1)} />
        </LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return seen;
}

describe('the form of a translation', () => {
  it('has each text beside what it is in English, says how many are not written, and takes one over', async () => {
    open(spanish({ topic: 'SITE', question: '', answer: 'Así.' }, 1, 1));
    const words = screen.getByText('Why?');
    expect(words.lang).toBe('en');
    expect(
      screen
        .getByLabelText(/^Question/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es');
    expect(screen.getByText('One text is not written yet.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Take “Answer” over from English' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take “Question” over from English' }));
    expect(screen.getByLabelText(/^Question/)).toHaveProperty('value', 'Why?');
    expect(screen.queryByText(/not written yet/)).toBeNull();
  });

  it('of what is the same in both languages says nothing twice', () => {
    open(spanish({ ...english, answer: 'Así.' }, 1, 1));
    expect(screen.queryByText('Topic in English')).toBeNull();
    cleanup();
    open(spanish({ ...english, topic: 'SUMMIT' }, 1, 1));
    expect(screen.getByText('Topic in English')).not.toBeNull();
  });

  it('that English is ahead of says so, until its editor says that it says the same', async () => {
    const seen = open(spanish({ ...english, answer: 'Así.' }, 1, 4));
    expect(screen.getByText(/it was version 1, and is version 4 now/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'It says the same now' }));
    await waitFor(() => expect(seen.done).toBe(1));
    expect(sent).toEqual([expect.objectContaining({ version: 3, sourceVersion: 4 })]);
    cleanup();
    open(spanish(english, 4, 4));
    expect(screen.queryByRole('button', { name: 'It says the same now' })).toBeNull();
  });

  it('says that visitors read nothing of it before there is English', () => {
    open(spanish(english, 1, null));
    expect(screen.getByText(/once the English one is on the site/)).not.toBeNull();
  });
});
