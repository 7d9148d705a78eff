import { afterEach, expect, it } from '@jest/globals';
import { profileFieldNames } from '@lyceum/contracts/profile';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from './profile-query';
import { ProfileScreen } from './profile-screen';
import { fieldLabels } from './profile.messages';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

type Told = Partial<Record<keyof Profile['userProfile'], { value: string | null; privacy: string | null }>>;

const profile = (told: Told = {}, more: Partial<Profile> = {}): object => {
  const fields = profileFieldNames.map((name) => [name, told[name] ?? { value: null, privacy: null }]);
  const name = { id: 'mina', firstName: 'Mina', lastName: 'Okafor', profilePictureUrl: null, coverUrl: null };
  const person = {
    ...name,
    createdAt: null,
    requestingUserIsTheTeacherOfThisUser: false,
    aboutMe: null,
    userProfile: Object.fromEntries(fields) as object,
  };
  return { data: { getUser: { ...person, ...more } } };
};

const refusal = (code: string, message: string): object => ({
  errors: [{ message, extensions: { code, status: 404, message } }],
});

/** Opens Mina's profile on a server that answers one thing after the other, the last of them from then on. */
function open(answers: object[], props: { isBlocked?: boolean } = {}): void {
  globalThis.fetch = (_, { body: asked } = {}) => {
    // Who sees what is counted when it comes: here it never does.
    if (String(asked).includes('ProfileAudiences')) return new Promise(() => undefined);
    const body = answers.length > 1 ? answers.shift() : answers[0];
    return body ? Promise.resolve(answerOf(body)) : new Promise(() => undefined);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <ProfileScreen
          userId="mina"
          isWaiting={false}
          isBlocked={props.isBlocked ?? false}
          standing="Educator"
          actions={<button type="button">Add as friend</button>}
          inCommon={null}
          notFound={<p>Nobody</p>}
        />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

it('says that it loads', () => {
  open([]);
  expect(screen.getByRole('status', { name: 'Loading the profile' })).toBeTruthy();
});

it('[150, 156] says who somebody is who has filled in nothing, and that there is no bio', async () => {
  open([profile()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeTruthy();
  expect(screen.getByText("This user hasn't written anything in their bio yet.")).toBeTruthy();
  expect(screen.getByText('Educator')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add as friend' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
  // As in every list.
  expect(screen.getByText('MO')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

it('[146, 148] shows each field there is, to its owner with who sees it', async () => {
  const told = profileFieldNames.map((name) => [name, { value: `of ${name}`, privacy: 'FRIENDS' }]);
  const shown = { ...(Object.fromEntries(told) as Told), dob: { value: '2010-03-09', privacy: 'PRIVATE' } };
  open([
    profile(shown, {
      aboutMe: 'I grow tomatoes.',
      createdAt: '2025-03-10T12:00:00.000Z',
      profilePictureUrl: '/files/media/mina.webp',
    }),
  ]);
  expect(await screen.findByText('I grow tomatoes.')).toBeTruthy();
  expect(screen.getByText('Member since March 2025')).toBeTruthy();
  expect(screen.getByText('of preferredName · of preferredPronoun')).toBeTruthy();
  for (const name of profileFieldNames) expect(screen.getByText(fieldLabels[name]())).toBeTruthy();
  expect(screen.getByText('March 9, 2010').nextSibling?.textContent).toBe('Only you');
  expect(screen.getByText('of phone').nextSibling?.textContent).toBe('Friends');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/media/mina.webp');
});

it('[158] tells a teacher that it is a student of theirs', async () => {
  open([profile({}, { requestingUserIsTheTeacherOfThisUser: true })]);
  expect(await screen.findByText('Your student')).toBeTruthy();
});

it('leads to an address somebody gives, and to no other scheme', async () => {
  const told = (value: string) => ({ value, privacy: null });
  open([
    profile({ socialMedia1: told('https://mina.example/blog'), socialMedia2: told('javascript:alert(1)') }),
  ]);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://mina.example/blog');
  expect(screen.getByText('javascript:alert(1)')).toBeTruthy();
});

it('shows of somebody one has blocked the name, and why there is no more', async () => {
  open([profile()], { isBlocked: true });
  expect(await screen.findByRole('heading', { name: 'You have blocked Mina' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
});

it('shows the 404 page where there is nobody', async () => {
  open([refusal('AUTH_USER_NOT_FOUND', 'There is no such user.')]);
  expect(await screen.findByText('Nobody')).toBeTruthy();
});

it('[159] says that it did not come, and asks again', async () => {
  open([refusal('COMMON_INTERNAL', 'Not now.'), profile()]);
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeTruthy();
});
