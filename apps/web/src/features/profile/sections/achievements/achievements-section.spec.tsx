import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '../../profile-query';
import { AchievementsSection } from './achievements-section';

const { fetch } = globalThis;
/** Who may see what, as it was sent. */
let settings: object[];
beforeEach(() => {
  settings = [];
  globalThis.fetch = (_, { body } = {}) => {
    if (String(body).includes('ProfileAudiences')) return new Promise(() => undefined);
    const { variables } = JSON.parse(String(body)) as { variables: { input: { privacy: object } } };
    settings.push(variables.input.privacy);
    // Jsdom has no fetch of its own.
    const answer = { data: { updateProfile: { id: 'mina' } } };
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

type Held = NonNullable<Profile['achievements']>[number];

const held = (title: string, more: Partial<Held> = {}): Held => ({
  id: title,
  title,
  iconName: 'leaf',
  url: null,
  description: `For ${title}.`,
  earnedAt: '2026-11-01T12:00:00.000Z',
  ...more,
});

function open(achievements: Held[] | null, userBadges: Held[] | null, isOwn = false): void {
  const person = {
    id: 'mina',
    firstName: 'Mina',
    partPrivacy: { achievements: 'GLOBAL' },
    userProfile: { dob: { value: null, privacy: 'PRIVATE' } },
    achievements,
    userBadges,
  } as unknown as Profile;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AchievementsSection person={person} isOwn={isOwn} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

it('[146] lists badges and achievements apart, each with what it is for, since when, and its link', async () => {
  const elsewhere = held('Debater', { url: 'https://debates.example/rules' });
  open(
    [held('First thread', { url: '/community#new' })],
    [elsewhere, held('Unknown', { iconName: 'later' })],
  );
  const badges = within(await screen.findByRole('list', { name: 'Badges' }));
  expect(badges.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'DebaterFor Debater.Since November 2026Learn more',
    'UnknownFor Unknown.Since November 2026',
  ]);
  const away = badges.getByRole('link', { name: 'Learn more' });
  expect([away.getAttribute('href'), away.getAttribute('rel')]).toEqual([
    'https://debates.example/rules',
    'noopener noreferrer',
  ]);
  const achievements = within(screen.getByRole('list', { name: 'Achievements' }));
  expect(achievements.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/community#new');
});

it('[146] says of somebody without any that there are none, and is not there where it is not shown', async () => {
  open([], []);
  expect(await screen.findByText('Mina has none yet.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  open(null, null);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('[146] tells its owner how to come by one, and lets them choose who sees it', async () => {
  open([], [], true);
  expect(await screen.findByText(/Achievements come with what you do/)).toBeTruthy();
  const choice = await screen.findByRole('combobox', { name: 'Seen by: Achievements and badges' });
  await userEvent.selectOptions(choice, 'Only you');
  await waitFor(() => expect(settings).toEqual([{ achievements: 'PRIVATE' }]));
});
