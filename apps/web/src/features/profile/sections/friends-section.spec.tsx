import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '../profile-query';
import { FriendsSection } from './friends-section';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const friend = (firstName: string, isInCommon: boolean) => ({
  isInCommon,
  person: { id: firstName, firstName, lastName: 'Okafor', profilePictureUrl: null },
});
const page = (rows: object[], nextCursor: string | null = null): object => ({
  data: { page: { rows, nextCursor } },
});
const failure = { errors: [{ message: 'Not now.', extensions: { code: 'COMMON_INTERNAL', status: 500 } }] };

/** Shows Mina's friends, on a server that answers one thing after the other. */
function open(answers: object[], isOwn = false) {
  // Jsdom has no fetch of its own.
  globalThis.fetch = () => {
    const body = answers.shift();
    const answer = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) };
    return Promise.resolve(answer as Response);
  };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <FriendsSection person={{ id: 'mina' } as Profile} isOwn={isOwn} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

it('[146] names friends, says who is one’s own too, and asks for more', async () => {
  open([page([friend('Ada', true), friend('Ben', false)], 'next'), page([friend('Cleo', false)])]);
  expect((await screen.findByText('Ada Okafor')).closest('li')?.textContent).toContain('Your friend, too');
  expect(screen.getByText('Ben Okafor').closest('li')?.textContent).not.toContain('Your friend, too');
  await userEvent.click(screen.getByRole('button', { name: 'More friends' }));
  expect(await screen.findByText('Cleo Okafor')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More friends' })).toBeNull();
});

it('says on one’s own page how to find friends, and of others nothing where nobody may be named', async () => {
  open([page([])], true);
  expect(await screen.findByText(/^You have no friends here yet\./)).toBeTruthy();
  cleanup();
  open([page([])]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Friends' })).toBeNull());
});

it('says that they did not come, and asks again', async () => {
  open([failure, page([friend('Ada', false)])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Okafor')).toBeTruthy();
});
