import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftKeyOf, keepCopy, readCopy } from '../drafts/local-copy';
import { useDraft } from '../drafts/use-draft';
import { newPoll, type PollDraft } from '../poll/poll-draft';
import { emptyThread, threadKind } from './thread-draft';
import { ThreadForm } from './thread-form';
import { problemsBeforePosting } from './use-create-thread';

const key = draftKeyOf('7', 'chess');
const plain = (content: string) => ({ content, isRich: false, isBlank: content.trim() === '' });

beforeEach(() => {
  // The plain editor: what is tested here is the form around it.
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

function Writing({ onDiscard }: { readonly onDiscard: () => void }) {
  // Kept in this browser alone: what the server keeps is tested with the drafts.
  const draft = useDraft(key, threadKind, null);
  return (
    <ThreadForm
      communityId="0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f"
      draft={draft}
      suggest={() => Promise.resolve([])}
      upload={() => Promise.reject(new Error('no server'))}
      onPosted={() => undefined}
      onDiscard={onDiscard}
    />
  );
}

async function open() {
  const onDiscard = jest.fn();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Writing onDiscard={onDiscard} /> }),
    history: createMemoryHistory(),
  });
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  return { title: await screen.findByLabelText<HTMLInputElement>('Title'), onDiscard };
}

const kept = () => readCopy(key, threadKind.isContent)?.content;

describe('the form of a new post', () => {
  it('[100] counts the title and says what is missing, without sending anything', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Chess');
    expect(screen.getByText('5/200')).toBeTruthy();
    await userEvent.clear(title);
    await userEvent.click(screen.getByText('Post'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('Write something first.')).toBeTruthy();
    // Each goes while its field is mended.
    await userEvent.type(title, 'C');
    expect(screen.queryByText('This field is required.')).toBeNull();
    await userEvent.type(await screen.findByLabelText('Text'), 'e4');
    expect(screen.queryByText('Write something first.')).toBeNull();
  });

  it('asks who is no Educator for no due date, unless the draft has one, which can be taken out', async () => {
    await open();
    expect(screen.queryByLabelText('Due date')).toBeNull();
    cleanup();
    const dueAt = new Date(2030, 4, 6, 23, 59).toISOString();
    keepCopy(key, {
      content: { ...emptyThread, title: 'Proofs', dueAt },
      revision: null,
      draftId: null,
      savedAt: null,
      isSent: false,
      clientKey: '0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e61',
    });
    await open();
    const day = await screen.findByLabelText<HTMLInputElement>('Due date');
    expect(day.value).toBe('2030-05-06');
    fireEvent.change(day, { target: { value: '' } });
    expect(screen.queryByLabelText('Due date')).toBeNull();
  });

  it('takes no line break into the title', async () => {
    const { title } = await open();
    await userEvent.type(title, 'One{Enter}');
    await userEvent.paste('two\nthree');
    expect(title.value).toBe('Onetwo three');
  });

  it('keeps what is typed and brings it back', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Openings');
    await userEvent.type(await screen.findByLabelText('Text'), 'e4');
    expect(await screen.findByText('Draft kept on this device')).toBeTruthy();
    expect(kept()).toMatchObject({ title: 'Openings', text: plain('e4') });
    cleanup();
    const again = await open();
    expect(again.title.value).toBe('Openings');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('e4');
  });

  it('shows the post as it will be', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Openings');
    await userEvent.type(await screen.findByLabelText('Text'), 'See https://example.org');
    await userEvent.click(screen.getByLabelText('Preview'));
    expect((await screen.findByText('https://example.org')).getAttribute('href')).toBe(
      'https://example.org/',
    );
  });

  it('throws a draft away only when told twice', async () => {
    const { title, onDiscard } = await open();
    await userEvent.type(title, 'Old');
    await userEvent.click(screen.getByText('Throw away'));
    await userEvent.click(await screen.findByText('Keep it'));
    await waitFor(() => expect(kept()?.title).toBe('Old'));
    await userEvent.click(screen.getByText('Throw away'));
    const sure = await screen.findByRole('dialog');
    await userEvent.click(within(sure).getByText('Throw away'));
    await waitFor(() => expect(onDiscard).toHaveBeenCalled());
    expect(kept()).toBeUndefined();
  });
});

describe('a new post', () => {
  const titled = (title: string) => problemsBeforePosting({ ...emptyThread, title, text: plain('x') });

  it('[100] has a title of 1–200 characters', () => {
    expect(titled('a')).toBeNull();
    expect(titled('a'.repeat(200))).toBeNull();
    expect(titled('  ')).toMatchObject({ title: 'This field is required.' });
    expect(titled('a'.repeat(201))).toMatchObject({ title: 'Use at most 200 characters.' });
  });

  it('is due in the future, within a year', () => {
    const due = (days: number) => {
      const dueAt = new Date(Date.now() + days * 86_400_000).toISOString();
      return problemsBeforePosting({ ...emptyThread, title: 'x', text: plain('x'), dueAt })?.dueAt;
    };
    expect(due(7)).toBeUndefined();
    expect(due(-1)).toBe('Choose a day that is still to come.');
    expect(due(366)).toBe('Choose a day within a year.');
  });

  it('has options in its poll, and a close date in the future', () => {
    const withPoll = (poll: Partial<PollDraft>) =>
      problemsBeforePosting({ ...emptyThread, title: 'x', text: plain('x'), poll: { ...newPoll, ...poll } });
    expect(withPoll({ options: ['Yes'] })).toBeNull();
    expect(withPoll({})?.poll).toMatch(/Add an option/);
    expect(withPoll({ options: ['Yes'], closesAt: '2020-01-01T00:00:00Z' })?.poll).toMatch(/future/);
  });
});
