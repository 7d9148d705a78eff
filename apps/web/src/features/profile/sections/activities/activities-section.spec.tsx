import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { audiencesQuery } from '../../audience/audience-query';
import type { Profile } from '../../profile-query';
import { ActivitiesSection } from './activities-section';

const { fetch } = globalThis;
/** What was set. */
let settings: unknown[];
let pages: (skip: number) => object;
beforeEach(() => {
  settings = [];
  globalThis.fetch = (_, { body } = {}) => {
    const { variables } = JSON.parse(String(body as string)) as {
      variables: { skip?: number; input?: { privacy: object } };
    };
    if (variables.input) settings.push(variables.input.privacy);
    const answer = variables.input ? { data: { updateProfile: mina } } : pages(variables.skip ?? 0);
    return Promise.resolve(answerOf(answer));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const mina = {
  id: 'mina',
  firstName: 'Mina',
  partPrivacy: { aboutMe: 'GLOBAL', memberSince: 'GLOBAL', kpi: 'GLOBAL', activities: 'FRIENDS' },
  userProfile: { dob: { value: null, privacy: 'PRIVATE' } },
} as unknown as Profile;

const page = (...rows: object[]): object => ({
  data: {
    getUserPlatformActivities: rows.map((row, index) => ({
      id: JSON.stringify([index, row]),
      activityType: 'POSTED_THREAD',
      url: '/thread/t',
      activityContent: 'Tides',
      timestamp: '2026-11-01T12:00:00.000Z',
      targetUser: null,
      ...row,
    })),
  },
});

function open(answer: (skip: number) => object, isOwn = false): void {
  pages = answer;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ActivitiesSection person={mina} isOwn={isOwn} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  // Nobody is signed in here.
  client.setQueryData(audiencesQuery('').queryKey, { getProfileAudiences: [] });
  render(
    <QueryClientProvider client={client}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

it('[146] says what somebody did, with a link to it, ten at a time', async () => {
  const targetUser = { id: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
  const rows = Array.from({ length: 9 }, (_, index) => ({ activityContent: `Thread ${String(index)}` }));
  open((skip) =>
    skip === 0
      ? page({ activityType: 'CLAPPED_POST', url: '/thread/t?post=2', targetUser }, ...rows)
      : page({ activityType: 'JOINED_COMMUNITY', activityContent: 'Climate', url: '/community/climate' }),
  );
  const clap = await screen.findByText(/Clapped for a reply by/);
  expect(clap.textContent).toBe('Clapped for a reply by Ada Lovelace in Tides');
  expect(screen.getByRole('link', { name: 'Tides' }).getAttribute('href')).toBe('/thread/t?post=2');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByText(/Joined the forum/)).textContent).toBe('Joined the forum Climate');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('[146] tells claps for several replies of one thread as one', async () => {
  const clap = (post: number, thread = 't') => ({
    activityType: 'CLAPPED_POST',
    url: `/thread/${thread}?post=${String(post)}`,
    targetUser: { id: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
  });
  open(() => page(clap(1), clap(2), clap(3, 'other'), clap(4), { activityType: 'POSTED_POST' }));
  await screen.findByText(/Replied in/);
  const told = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/Tides.*/u, 'Tides'));
  expect(told).toEqual([
    'Clapped for 2 replies in Tides',
    'Clapped for a reply by Ada Lovelace in Tides',
    'Clapped for a reply by Ada Lovelace in Tides',
    'Replied in Tides',
  ]);
});

it('[159] says that they did not come, and asks again', async () => {
  const { code, message, status } = commonErrors.INTERNAL;
  open(() => ({ errors: [{ message, extensions: { code, message, status } }] }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sorry, there was an error fetching the data. Please try again.',
  );
  pages = () => page({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tides' })).toBeTruthy();
});

it('is not there for others where there is nothing for them to see, and tells its owner what would be', async () => {
  open(() => page());
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  cleanup();
  open(() => page(), true);
  expect(await screen.findByText(/What you post, clap for and join is listed here/)).toBeTruthy();
});

it('[148] has a line of its own for who sees it, kept as soon as it is chosen', async () => {
  open(() => page({}), true);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Seen by: Recent activities',
  });
  expect(choice.value).toBe('FRIENDS');
  await userEvent.selectOptions(choice, 'Only you');
  await waitFor(() => expect(settings).toEqual([{ activities: 'PRIVATE' }]));
  expect(await screen.findByText('Successfully Updated!')).toBeTruthy();
});
