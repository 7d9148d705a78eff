import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import type { FriendSuggestionReason } from '@lyceum/contracts/friends';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuggestedFriends } from './suggested-friends';

const { fetch } = globalThis;
/** What was asked for and done, and what the server answers to it. */
let asked: Record<string, unknown>[];
let answers: (variables: Record<string, unknown>) => object;
beforeEach(() => {
  asked = [];
  globalThis.fetch = (_, { body } = {}) => {
    const { variables } = JSON.parse(typeof body === 'string' ? body : '{}') as {
      variables: Record<string, unknown>;
    };
    asked.push(variables);
    const answer = answers(variables);
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const suggestion = (firstName: string, ...reasons: FriendSuggestionReason[]): object => ({
  reasons,
  user: {
    id: firstName,
    firstName,
    lastName: 'Okafor',
    pictureUrl: null,
    roleLabels: [],
    onlineStatus: null,
    mayRequest: true,
    state: 'NO_RELATION',
    friendRelationId: null,
    isBlockedByMe: false,
  },
});

const people = (...getUsersAsFriendSuggestions: object[]): object => ({
  data: { getUsersAsFriendSuggestions },
});

const refusal = { errors: [{ message: 'x', extensions: commonErrors.INTERNAL }] };

function open(answer: typeof answers): void {
  answers = answer;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <SuggestedFriends />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find by name' }), { target: { value: text } });

it('[262] shows who it may be and why, and asks them', async () => {
  open(({ requestedUserId }) =>
    requestedUserId
      ? {
          data: {
            createFriendRequest: { friendRelationId: 'r', status: 'PENDING', state: 'REQUEST_SENT' },
          },
        }
      : people(suggestion('Mina', 'CLASS', 'FRIENDS')),
  );
  expect(await screen.findByText('Mina Okafor')).toBeTruthy();
  expect(screen.getByText(/Your class.*Friends in common/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add as friend' }));
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ requestedUserId: 'Mina' })));
});

it('[262] finds by name, and keeps what was searched for when nobody is found', async () => {
  open(({ queryString }) => people(...(queryString ? [] : [suggestion('Mina', 'SCHOOL')])));
  expect(await screen.findByText('Your school')).toBeTruthy();
  search('zo');
  expect(await screen.findByText('Nobody of “zo” among the people you may know.')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ queryString: 'zo' });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find by name' }).value).toBe('zo');
});

it('says what to do where there is nobody, and asks again after a failure', async () => {
  let fails = true;
  open(() => (fails ? refusal : people()));
  expect(await screen.findByRole('alert')).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nobody yet\. Join a forum/)).toBeTruthy();
});
