import { afterEach, expect, test } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { graphqlQueryOptions, MyInterestsDocument } from '@lyceum/web-graphql';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstSteps } from './first-steps';

afterEach(cleanup);

const order = ['INTERESTS', 'JOIN', 'REPLY', 'AVATAR'] as const;
const forum = {
  id: 'c',
  name: 'chess',
  displayName: 'Chess',
  title: '',
  imgUrl: null,
  membersCnt: 3,
  threadsCnt: 1,
};

/** Steps from this one on are still to come. */
function show(present: (typeof order)[number]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(graphqlQueryOptions(MyInterestsDocument, { userId: '' }).queryKey, {
    getMyInterests: ['MUSIC'],
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>
          <FirstSteps
            getFirstSteps={order.map((step) => ({
              step,
              isSettled: order.indexOf(step) < order.indexOf(present),
            }))}
            getRecommendedCommunities={[forum]}
            getThreadsForUserHome={[]}
          />
        </LyceumProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

const skips = () =>
  screen.queryAllByRole('button', { name: /^Skip: / }).map((button) => button.getAttribute('aria-label'));

test('a newcomer says what interests them or joins a forum at once; each step is one tap from being skipped', () => {
  show('INTERESTS');
  const group = screen.getByRole('group', { name: 'Interests' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(16);
  expect(within(group).getByRole<HTMLInputElement>('checkbox', { name: 'Music' }).checked).toBe(true);
  expect(within(group).getByRole<HTMLInputElement>('checkbox', { name: 'Maths' }).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Join Chess' })).toBeTruthy();
  expect(skips()).toEqual(['Skip: Say what interests you', 'Skip: Join a forum']);
  // What is still to come is named.
  expect(screen.getByText('Choose a picture')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Another six' })).toBeNull();
});

test('a picture is one of six that are drawn, or of another six', async () => {
  show('AVATAR');
  const pictures = () =>
    screen
      .getAllByRole('button', { name: /^Take picture/ })
      .map((button) => button.querySelector('img')?.getAttribute('src'));
  const first = pictures();
  expect(new Set(first).size).toBe(6);
  for (const address of first) expect(address).toMatch(/^\/avatars\/\d{5}\.svg$/);
  await userEvent.click(screen.getByRole('button', { name: 'Another six' }));
  expect(new Set(pictures()).size).toBe(6);
  expect(pictures()).not.toEqual(first);
  expect(skips()).toEqual(['Skip: Choose a picture']);
});
