import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { FriendButton } from './friend-button';
import type { PersonCard } from './friend-queries';
import { noRequestsBetween } from './friends.messages';

afterEach(cleanup);

function buttonsOf(state: PersonCard['state'], mayRequest: boolean): (string | null)[] {
  const name = { firstName: 'Mina', lastName: 'Okafor', pictureUrl: null };
  const relation = { state, mayRequest, friendRelationId: null, isBlockedByMe: false };
  const person: PersonCard = {
    id: 'mina',
    ...name,
    ...relation,
    roleLabels: ['Student'],
    onlineStatus: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <FriendButton person={person} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

it('[137] offers what can be done, in each state', () => {
  expect(buttonsOf('NO_RELATION', true)).toEqual(['Add as friend']);
  cleanup();
  expect(buttonsOf('REQUEST_SENT', true)).toEqual(['Request sent']);
  cleanup();
  expect(buttonsOf('REQUEST_RECEIVED', true)).toEqual(['Accept friend', 'Reject']);
  cleanup();
  expect(buttonsOf('FRIENDS', true)).toEqual(['Connected']);
});

it('offers no request between people who cannot become friends, and says so; an old one can be rejected', () => {
  expect(buttonsOf('NO_RELATION', false)).toEqual([]);
  expect(screen.queryByText(noRequestsBetween())).not.toBeNull();
  cleanup();
  expect(buttonsOf('REQUEST_RECEIVED', false)).toEqual(['Reject']);
  cleanup();
  expect(buttonsOf('FRIENDS', false)).toEqual(['Connected']);
});
