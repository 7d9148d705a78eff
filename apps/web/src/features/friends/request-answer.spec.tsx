import { afterEach, expect, it, jest } from '@jest/globals';
import { friendsErrors } from '@lyceum/contracts/friends';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RequestAnswer } from './request-answer';

afterEach(cleanup);

/** What the server was asked, in the order it was. */
function open(answer: () => Promise<Response>) {
  const asked: (string | undefined)[] = [];
  globalThis.fetch = ((_: string, init?: RequestInit) => {
    asked.push((JSON.parse(String(init?.body)) as { operationName: string }).operationName);
    return answer();
  }) as typeof fetch;
  const onAnswer = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <RequestAnswer friendRelationId="r" onAnswer={onAnswer} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { asked, onAnswer, press };
}

const json = (body: object): Promise<Response> =>
  // Jsdom has no fetch of its own.
  Promise.resolve({
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  } as Response);
const refusal = (error: object) => json({ data: null, errors: [{ message: '', extensions: error }] });

it('[139] sends one answer, however often it is pressed, and says what became of it where the buttons were', async () => {
  const { asked, onAnswer, press } = open(() => json({ data: { updateFriendRequest: 'r' } }));
  press('Accept friend');
  press('Accept friend');
  press('Reject');
  const said = await screen.findByText('You have a new friend!');
  expect(document.activeElement).toBe(said);
  expect(asked).toEqual(['AcceptFriendRequest']);
  expect(onAnswer).toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[140] says that a request is gone, by whatever it is, and keeps the buttons where there was no answer', async () => {
  const { press } = open(() => refusal(friendsErrors.REJECTING_FAILED));
  press('Reject');
  await screen.findByText('This request is no longer open.');
  cleanup();
  const failing = open(() => Promise.reject(new TypeError('Failed to fetch')));
  failing.press('Reject');
  await screen.findByText(friendsErrors.REJECTING_FAILED.message);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
