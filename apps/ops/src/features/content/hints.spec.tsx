import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentCheck, ContentDetail, ContentDraft, KnownSite } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createTrpcClient, trpc } from '../../app/trpc';
import { EntryForm } from './entry-form';
import { PublishDialog } from './publish-dialog';
import { questionEntry } from './testing/question-entry';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

const post: ContentDetail = {
  ...questionEntry,
  type: 'post',
  path: '/blog/why',
  data: {
    title: 'Why?',
    teaser: 'Why we ask, and what a table of six makes of an answer.',
    author: 'Ada',
    category: 'FEATURED',
    writtenOn: '2026-11-28',
    picture: '/art/post-reading.svg',
    pictureText: 'Six people around a table',
    body: 'See [the openings](/careers).',
  },
};

const site: KnownSite = { brandSlug: 'lyceum', addresses: [{ path: '/careers', anchors: ['music'] }] };

const { fetch } = globalThis;
let check: ContentCheck;
let isOffline: boolean;
let published: number;
beforeEach(() => {
  [isOffline, published] = [false, 0];
  check = { issues: [], hints: [] };
  globalThis.fetch = (url, { method } = {}) => {
    if (isOffline) return Promise.reject(new TypeError('offline'));
    if (method === 'POST') published += 1;
    const data = String(url as string).includes('content.site') ? site : check;
    const answer = [{ result: { data: method === 'POST' ? undefined : data } }];
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(part: ReactNode): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>{part}</LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

function Written({ changed = {} }: { readonly changed?: object }) {
  const [data, setData] = useState<ContentDraft>({ ...post.data, ...changed });
  return <EntryForm entry={post} data={data} isChecked={false} onChange={setData} />;
}

const said = (name: RegExp): string => {
  const described = screen.getByRole('textbox', { name }).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
};

describe('hints of what is written', () => {
  it('stand at their fields, come and go while it is typed, and are counted', async () => {
    const user = userEvent.setup();
    open(<Written changed={{ pictureText: '' }} />);
    expect(said(/What the picture shows/)).toContain('Hint: Nothing is said to those who do not see');
    expect(screen.getByText(/One field has a hint/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /What the picture shows/ }), 'Six people');
    await waitFor(() => expect(said(/What the picture shows/)).not.toContain('Hint'));
    expect(screen.queryByText(/None of them keeps you/)).toBeNull();
  });

  it('tell of links that lead nowhere and of names that are on no page, as soon as it is known what there is', async () => {
    open(<Written changed={{ body: '[a](/nowhere/at/all) and [b](/careers#none) and [c](/blog/why)' }} />);
    await waitFor(() => expect(said(/^Text/)).toContain('/nowhere/at/all leads nowhere'));
    expect(said(/^Text/)).toContain('there is no “none” on it');
    expect(said(/^Text/)).not.toContain('/blog/why');
    expect(screen.getByText(/There are 2 hints/)).toBeTruthy();
  });

  it('say nothing of links while the server is away, and all else', () => {
    isOffline = true;
    open(<Written changed={{ body: '[a](/nowhere/at/all)\n\n### Too low', teaser: 'Why?' }} />);
    expect(said(/^Text/)).toContain('“### ” is no heading');
    expect(said(/^Text/)).not.toContain('leads nowhere');
    expect(said(/^Teaser/)).toContain('only says the title again');
  });
});

describe('before publishing', () => {
  const publish = () => screen.getByRole('button', { name: 'Publish' });
  const dialog = (
    <PublishDialog entry={post} version={3} onClose={() => undefined} onDone={() => undefined} />
  );

  it('hints are listed once more, and keep nobody from it', async () => {
    check = { issues: [], hints: [{ path: 'body', at: 'Text', message: '/nowhere leads nowhere.' }] };
    open(dialog);
    expect(await screen.findByText('Text: /nowhere leads nowhere.')).toBeTruthy();
    await userEvent.click(publish());
    await waitFor(() => expect(published).toBe(1));
  });

  it('what breaks a rule keeps everybody from it', async () => {
    check = { issues: [{ path: 'title', message: 'This field is required.' }], hints: [] };
    open(dialog);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(publish().hasAttribute('disabled')).toBe(true);
  });
});
