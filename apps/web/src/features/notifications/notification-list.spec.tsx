import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { notificationLimits } from '@lyceum/contracts/notifications';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { NotificationList } from './notification-list';

const { fetch, reportError } = globalThis;
let logged: unknown[];
/** What was marked as seen, call by call. */
let marked: unknown[];
beforeEach(() => {
  [logged, marked] = [[], []];
  jest.useFakeTimers();
  globalThis.reportError = (error) => void logged.push(error);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Object.assign(globalThis, { fetch, reportError });
});

const refusal = { errors: [{ message: 'x', extensions: commonErrors.INTERNAL }] };
const welcome = {
  id: 'n1',
  type: 'OTHER',
  seen: false,
  description: 'Welcome to Lyceum!',
  by: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  url: null,
  tag: null,
  othersCount: 0,
};
const found = (...getNotificationsForUser: object[]): object => ({ data: { getNotificationsForUser } });

/** Opens the list where the server answers this, and whether it lets something be marked. */
async function open(list: object, mark: object = { data: { markNotificationsAsSeen: true } }): Promise<void> {
  globalThis.fetch = (_, { body } = {}) => {
    const call = JSON.parse(typeof body === 'string' ? body : '{}') as Record<
      'variables',
      { input?: unknown }
    >;
    const { input } = call.variables;
    if (input !== undefined) marked.push(input);
    const json = () => Promise.resolve(input === undefined ? list : mark);
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json } as Response);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <NotificationList
          userId="u1"
          filter="ALL"
          onShowAll={() => undefined}
          onOpenPath={() => undefined}
          actionsOf={() => []}
        />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  await pass(50);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('[54] says of nobody’s news that there is none', async () => {
  await open(found());
  expect(screen.getByText('No notifications')).toBeTruthy();
});

it('[53] marks what was shown for two seconds, once, and nothing of a list that was closed earlier', async () => {
  await open(found(welcome));
  await pass(notificationLimits.seenAfterMilliseconds - 100);
  expect(screen.getByRole('listitem').textContent).toContain('New');
  cleanup();
  await pass(10_000);
  expect(marked).toEqual([]);

  await open(found(welcome));
  await pass(notificationLimits.seenAfterMilliseconds);
  expect(marked).toEqual([['n1']]);
  expect(screen.getByRole('listitem').textContent).not.toContain('New');
  await pass(10_000);
  expect(marked).toHaveLength(1);
});

it('[58] shows nothing of a list that did not come, and logs it', async () => {
  await open(refusal);
  expect(logged).toHaveLength(1);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[58] keeps as new what could not be marked, and logs it', async () => {
  await open(found(welcome), refusal);
  await pass(notificationLimits.seenAfterMilliseconds);
  expect(logged).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('New');
  expect(screen.queryByRole('alert')).toBeNull();
});
