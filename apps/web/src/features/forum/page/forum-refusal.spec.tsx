import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { communityErrors, threadErrors } from '@lyceum/contracts/forum';
import { ApiError, NetworkError } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForumRefusal, type ForumStatus, forumStatusOf } from './forum-refusal';

afterEach(cleanup);

const show = (status: ForumStatus, onRetry = jest.fn()) => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <LyceumProvider brandName="Lyceum">
        <ForumRefusal
          status={status}
          requestAccess={<p>asks for access</p>}
          notFound={<p>the 404 page</p>}
          onRetry={onRetry}
        />
      </LyceumProvider>
    </RouterContextProvider>,
  );
};

describe('a forum that does not open', () => {
  it('[71] keeps 401 and 402; any other refusal is 403, and no answer 500', () => {
    expect(forumStatusOf(new ApiError(communityErrors.NOT_A_MEMBER))).toBe(401);
    expect(forumStatusOf(new ApiError(communityErrors.NOT_FOUND))).toBe(402);
    expect(forumStatusOf(new ApiError(communityErrors.BANNED))).toBe(403);
    expect(forumStatusOf(new ApiError(threadErrors.NOT_FOUND))).toBe(403);
    expect(forumStatusOf(new NetworkError())).toBe(500);
    expect(forumStatusOf(new Error('of our own'))).toBe(500);
  });

  it('[72] shows nobody that they are banned because the server is in trouble', () => {
    const trouble = { code: 'COMMON_INTERNAL', status: 500, message: 'Something went wrong.' };
    expect(forumStatusOf(new ApiError(trouble))).toBe(500);
  });

  it('[72] has a screen for each', async () => {
    show(401);
    expect(screen.getByText('asks for access')).toBeTruthy();
    cleanup();
    show(402);
    expect(screen.getByText('the 404 page')).toBeTruthy();
    cleanup();
    show(403);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are banned from this forum');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Other forums' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The reason, and how to appeal' })).toBeTruthy();
    cleanup();
    const onRetry = jest.fn();
    show(500, onRetry);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('UNAUTHORIZED');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
