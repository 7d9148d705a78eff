import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftKeyOf, emptyDraft, isEmptyDraft, keepDraft, newClientKey, readDraft } from './thread-draft';
import { ThreadForm } from './thread-form';
import { problemsBeforePosting } from './use-create-thread';

configure({ asyncUtilTimeout: 15_000 });

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

async function open() {
  const onPosted = jest.fn();
  const onDiscard = jest.fn();
  const form = () => (
    <ThreadForm
      communityId="0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f"
      draftKey={key}
      suggest={() => Promise.resolve([])}
      onPosted={onPosted}
      onDiscard={onDiscard}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: form }),
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

describe('the form of a new post', () => {
  it('[100] counts the title and says what is missing, without sending anything', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Chess');
    expect(screen.getByText('5/200')).toBeTruthy();
    await userEvent.clear(title);
    await userEvent.click(screen.getByText('Post'));
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('Write something first.')).toBeTruthy();
  });

  it('keeps what is typed and brings it back', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Openings');
    await userEvent.type(screen.getByLabelText('Text'), 'e4');
    expect(await screen.findByText('Draft kept on this device')).toBeTruthy();
    expect(readDraft(key)).toMatchObject({ title: 'Openings', text: plain('e4') });
    cleanup();
    const again = await open();
    expect(again.title.value).toBe('Openings');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('e4');
    expect(screen.getByText('Your draft from last time, kept on this device')).toBeTruthy();
  });

  it('shows the post as it will be', async () => {
    const { title } = await open();
    await userEvent.type(title, 'Openings');
    await userEvent.type(screen.getByLabelText('Text'), 'See https://example.org');
    await userEvent.click(screen.getByLabelText('Preview'));
    expect((await screen.findByText('https://example.org')).getAttribute('href')).toBe(
      'https://example.org/',
    );
  });

  it('throws a draft away only when told twice', async () => {
    keepDraft(key, { ...emptyDraft(), title: 'Old' });
    const { onDiscard } = await open();
    await userEvent.click(screen.getByText('Throw away'));
    await userEvent.click(await screen.findByText('Keep it'));
    expect(readDraft(key)?.title).toBe('Old');
    await userEvent.click(screen.getByText('Throw away'));
    const sure = await screen.findByRole('dialog');
    await userEvent.click(within(sure).getByText('Throw away'));
    await waitFor(() => expect(onDiscard).toHaveBeenCalled());
    expect(readDraft(key)).toBeNull();
  });
});

describe('a draft', () => {
  it('is taken away when nothing is left of it, and does not come back broken', () => {
    keepDraft(key, { ...emptyDraft(), tags: ['a'] });
    expect(readDraft(key)?.tags).toEqual(['a']);
    keepDraft(key, emptyDraft());
    expect(localStorage.getItem(key)).toBeNull();
    for (const broken of ['{', '"x"', '{"title":1}', '{"title":"","tags":[1],"clientKey":"","text":null}']) {
      localStorage.setItem(key, broken);
      expect(readDraft(key)).toBeNull();
    }
    expect(isEmptyDraft(emptyDraft())).toBe(true);
  });

  it('says so where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDraft(key, { ...emptyDraft(), title: 'x' })).toBe(false);
  });

  it('has a key that is a UUID of its own', () => {
    const keys = Array.from({ length: 100 }, newClientKey);
    expect(new Set(keys).size).toBe(100);
    for (const each of keys)
      expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('[100] has a title of 1–200 characters', () => {
    const titled = (title: string) => problemsBeforePosting({ ...emptyDraft(), title, text: plain('x') });
    expect(titled('a')).toBeNull();
    expect(titled('a'.repeat(200))).toBeNull();
    expect(titled('  ')).toMatchObject({ title: 'This field is required.' });
    expect(titled('a'.repeat(201))).toMatchObject({ title: 'Use at most 200 characters.' });
  });
});
