import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '../../profile-query';
import { PlacesSection } from './places-section';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const bees = { id: 'bees', name: 'Bee keepers', url: '/community/bees' };
const essays = { id: 'essays', name: 'Essays', url: '/lc-dashboard/ESSAY-1' };
const fair = { id: 'fair', name: 'Spring fair', url: '/events/fair', startDate: '2030-04-01T10:00:00Z' };
const essay = {
  id: 'essay',
  name: 'Essays that are read',
  url: '/certificates/AAAAAAAAAAAAAAAAAAAAAA',
  issuedAt: '2026-06-30T10:00:00Z',
};
const answer = (
  forums: object[] | null,
  events: object[] = [],
  classes: object[] = [],
  certificates: object[] | null = null,
): object => ({
  data: { getUserEntries: { forums, classes, events, certificates } },
});
const failure = { errors: [{ message: 'Not now.', extensions: { code: 'COMMON_INTERNAL', status: 500 } }] };

/** Shows Mina's places to somebody else, on a server that answers one thing after the other. */
function open(answers: object[]) {
  // Jsdom has no fetch of its own.
  globalThis.fetch = () => {
    const body = answers.shift();
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as Response);
  };
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <PlacesSection person={{ id: 'mina' } as Profile} isOwn={false} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

it('[146] names the forums both may see and what begins later, where there is something', async () => {
  open([answer([bees], [fair])]);
  expect((await screen.findByRole('link', { name: 'Bee keepers' })).getAttribute('href')).toBe(
    '/community/bees',
  );
  expect(screen.getByRole('link', { name: 'Spring fair' })).toBeTruthy();
  cleanup();
  open([answer([bees])]);
  await screen.findByRole('link', { name: 'Bee keepers' });
  expect(screen.queryByText('Upcoming events')).toBeNull();
});

it('[146] names the classes both are in', async () => {
  open([answer(null, [], [essays])]);
  expect((await screen.findByRole('link', { name: 'Essays' })).getAttribute('href')).toBe(
    '/lc-dashboard/ESSAY-1',
  );
  expect(screen.getByText('Classes in common')).toBeTruthy();
});

it('[148] names certificates with the day and the page on which each is checked, where there are any', async () => {
  open([answer(null, [], [], [essay])]);
  const link = await screen.findByRole('link', { name: 'Essays that are read' });
  expect(link.getAttribute('href')).toBe('/certificates/AAAAAAAAAAAAAAAAAAAAAA');
  expect(screen.getByText('June 30, 2026')).toBeTruthy();
  cleanup();
  open([answer([bees], [], [], [])]);
  await screen.findByRole('link', { name: 'Bee keepers' });
  expect(screen.queryByText('Certificates')).toBeNull();
});

it('says nothing of somebody of whom nothing is shown', async () => {
  open([answer(null)]);
  await screen.findByText('Forums');
  await waitFor(() => expect(screen.queryByText('Forums')).toBeNull());
});

it('says that they did not come, and asks again', async () => {
  open([failure, answer([bees])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bee keepers')).toBeTruthy();
});
