import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThreadCard } from './thread-card';
import type { ThreadRow } from '../forum.types';

afterEach(cleanup);

const thread: ThreadRow = {
  id: '0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f',
  title: 'Swifts',
  thumbnailUrl: null,
  dueAt: null,
  preview: 'They sleep on the wing.',
  createdAt: '2026-03-14T12:00:00Z',
  creator: {
    id: 'u',
    firstName: 'Ada',
    lastName: 'Lovelace',
    requestingUserIsTheTeacherOfThisUser: false,
    userProfile: { profilePictureUrl: null },
  },
  community: { id: 'c', name: 'birds', displayName: 'Birds' },
  clapsCnt: 1,
  viewsCnt: 2_500,
  postsCnt: 0,
  status: 'VISIBLE',
  pinned: false,
  pinnable: false,
  unreadCnt: 0,
  isNew: false,
  hasPoll: false,
  requestingUserClapCnt: 0,
  requestingUserIsFavourite: false,
  cursor: '',
};

function show(changes: Partial<ThreadRow> = {}, props: Partial<Parameters<typeof ThreadCard>[0]> = {}) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <LyceumProvider>
        <ThreadCard thread={{ ...thread, ...changes }} {...props} />
      </LyceumProvider>
    </RouterContextProvider>,
  );
  return screen.getByRole('article', { name: 'Swifts' });
}

describe('ThreadCard', () => {
  it('[83] shows author, forum, title, preview and counts, as a row or as a tile', () => {
    const row = show();
    expect(row.dataset['variant']).toBe('list');
    for (const words of ['Ada Lovelace', 'Birds', 'They sleep on the wing.'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(row.textContent).toContain('1 clap');
    cleanup();
    expect(show({}, { variant: 'grid', showsForum: false }).dataset['variant']).toBe('grid');
    expect(screen.queryByText('Birds')).toBeNull();
  });

  it('[83] marks what is new, unread, pinned, a poll, held, or a student’s unanswered; nothing where nothing is', () => {
    const marks = ['New', '3 unread', 'Pinned', 'Poll', 'Waiting for review', 'Unanswered for a day'];
    const all = { isNew: true, unreadCnt: 3, pinned: true, hasPoll: true, isWaiting: true };
    const marked = show({ ...all, status: 'HELD' });
    for (const words of marks) expect(within(marked).getByText(words)).toBeTruthy();
    cleanup();
    const plain = show();
    for (const words of marks) expect(within(plain).queryByText(words)).toBeNull();
  });

  it('[98] flags a student of the reader', () => {
    expect(within(show()).queryByText('Your student')).toBeNull();
    cleanup();
    const creator = { ...thread.creator, requestingUserIsTheTeacherOfThisUser: true };
    expect(within(show({ creator })).getByText('Your student')).toBeTruthy();
  });

  it('[92] has its menu for those who may pin it only', async () => {
    const onPin = jest.fn();
    show({}, { onPin });
    expect(screen.queryByRole('button', { name: 'More about Swifts' })).toBeNull();
    cleanup();
    show({ pinnable: true, pinned: true }, { onPin });
    await userEvent.click(screen.getByRole('button', { name: 'More about Swifts' }));
    await userEvent.click(await screen.findByText('Unpin thread'));
    expect(onPin).toHaveBeenCalledWith(false);
  });
});
