import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ThreadRow } from '../forum.types';
import { PinnedThreads } from './pinned-threads';
import { inOrder } from './use-pinning';

afterEach(cleanup);

const thread = (id: string): ThreadRow => ({
  id,
  title: `Thread ${id}`,
  thumbnailUrl: null,
  dueAt: null,
  preview: '',
  createdAt: '2026-03-14T12:00:00Z',
  creator: {
    id: 'u',
    firstName: 'Ada',
    lastName: 'Lovelace',
    requestingUserIsTheTeacherOfThisUser: false,
    userProfile: { profilePictureUrl: null },
  },
  community: { id: 'c', name: 'chess', displayName: 'Chess' },
  clapsCnt: 0,
  viewsCnt: 0,
  postsCnt: 0,
  status: 'VISIBLE',
  pinned: true,
  pinnable: true,
  unreadCnt: 0,
  isNew: false,
  hasPoll: false,
  requestingUserClapCnt: 0,
  requestingUserIsFavourite: false,
  cursor: '',
});

function show(ids: string[], options: { isArrangeable?: boolean; isThreadOpen?: boolean } = {}) {
  const onOrder = jest.fn();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <LyceumProvider>
        <PinnedThreads
          threads={ids.map(thread)}
          isArrangeable={options.isArrangeable ?? true}
          isThreadOpen={options.isThreadOpen ?? false}
          onOrder={onOrder}
          onPin={() => undefined}
        />
      </LyceumProvider>
    </RouterContextProvider>,
  );
  return onOrder;
}

const isDisabled = async (name: string): Promise<boolean> =>
  (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

describe('pinned threads', () => {
  it('[92] move by buttons, the first not up and the last not down', async () => {
    const onOrder = show(['a', 'b', 'c']);
    expect(await isDisabled('Move Thread a up')).toBe(true);
    expect(await isDisabled('Move Thread c down')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Move Thread c up' }));
    expect(onOrder).toHaveBeenLastCalledWith(['a', 'c', 'b']);
    await userEvent.click(screen.getByRole('button', { name: 'Move Thread a down' }));
    expect(onOrder).toHaveBeenLastCalledWith(['b', 'a', 'c']);
  });

  it('[92] move by the arrow keys on the handle, from the first press, and it is said where to', async () => {
    const onOrder = show(['a', 'b', 'c']);
    (await screen.findByRole('button', { name: 'Drag Thread b' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onOrder).toHaveBeenLastCalledWith(['a', 'c', 'b']);
    expect(screen.getByText('Thread b is at place 3 of 3.').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{ArrowUp}');
    expect(onOrder).toHaveBeenLastCalledWith(['b', 'a', 'c']);

    screen.getByRole('button', { name: 'Drag Thread a' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onOrder).toHaveBeenCalledTimes(2);
  });

  it('[92] are not dragged while a thread lies over the page', async () => {
    show(['a', 'b'], { isThreadOpen: true });
    expect(await isDisabled('Drag Thread a')).toBe(true);
    cleanup();
    show(['a', 'b']);
    expect(await isDisabled('Drag Thread a')).toBe(false);
  });

  it('[92] stay where they are for whoever does not keep order, and where there is but one', () => {
    show(['a', 'b'], { isArrangeable: false });
    expect(screen.queryByRole('button', { name: /Drag|Move/ })).toBeNull();
    cleanup();
    show(['a']);
    expect(screen.queryByRole('button', { name: /Drag|Move/ })).toBeNull();
  });

  it('[92] are shown in the new order at once; one pinned meanwhile stays at the end', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(inOrder(rows, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});
