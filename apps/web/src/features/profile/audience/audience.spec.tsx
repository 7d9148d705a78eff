import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Audience } from './audience-query';
import { audienceInWords } from './audience-words';
import { WhoSees } from './who-sees';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const person = (firstName: string) => ({
  id: firstName,
  firstName,
  lastName: 'Okafor',
  profilePictureUrl: null,
});

const audience = (viewer: Audience['viewer'], levels: Audience['levels'], names?: string[]): Audience => ({
  viewer,
  levels,
  count: names?.length ?? null,
  people: (names ?? []).map(person),
});

const ofMinor = [
  audience('FRIEND', ['FRIENDS', 'GLOBAL'], ['Ada', 'Ben']),
  audience('GUARDIAN', ['FRIENDS', 'GLOBAL'], ['Mary']),
  audience('TEACHER', ['GLOBAL'], ['Ruth']),
  audience('CLASSMATE', ['GLOBAL'], []),
  audience('STUDENT', ['GLOBAL']),
  audience('STRANGER', []),
];
const ofAdult = [audience('FRIEND', ['FRIENDS', 'GLOBAL'], []), audience('STRANGER', ['GLOBAL'])];

it('[148] says of each setting who they are, and how many', () => {
  expect(audienceInWords('PRIVATE', ofMinor)).toBe('Only you');
  expect(audienceInWords('FRIENDS', ofMinor)).toBe('Your 2 friends and your guardian');
  expect(audienceInWords('GLOBAL', ofMinor)).toBe(
    'Your 2 friends, your guardian, your teacher, and every student under 18',
  );
  expect(audienceInWords('FRIENDS', ofAdult)).toBe('Nobody yet');
  expect(audienceInWords('GLOBAL', ofAdult)).toBe('Everybody with an account');
});

it('[148] names them when it is pressed, and says who is left out', async () => {
  // Jsdom has no fetch of its own.
  const answer = { data: { getProfileAudiences: ofMinor } };
  globalThis.fetch = () =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(answer),
    } as Response);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <WhoSees what="Phone" level="FRIENDS" />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: 'Friends' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Your 2 friends and your guardian' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who can see this? Phone' });
  expect(await screen.findByRole('heading', { name: 'Friends · 2' })).toBeTruthy();
  expect(dialog.textContent).toContain('Ada Okafor');
  expect(dialog.textContent).toContain('Mary Okafor');
  expect(dialog.textContent).not.toContain('Ruth');
  expect(dialog.textContent).toContain('Grown-ups you do not know do not see it.');
});
