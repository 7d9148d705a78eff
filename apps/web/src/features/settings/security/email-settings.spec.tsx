import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailSettings } from './email-settings';

const me = { id: '', firstName: 'Noor', lastName: 'Haddad', email: 'noor@school.example' };
const waiting = {
  newEmail: 'new@school.example',
  isNewConfirmed: true,
  isOldConfirmed: false,
  expiresAt: '2030-01-02T03:04:00.000Z',
};

const { fetch } = globalThis;
/** What was sent, and what the server answers to it; a text stands for a network that is gone. */
let sent: { method: string; path: string; body: unknown }[];
let pending: object | null;
let answer: object | 'offline';
beforeEach(() => {
  [sent, pending, answer] = [[], null, { data: waiting }];
  globalThis.fetch = (input, { method = 'GET', body } = {}) => {
    const path = String(input as string);
    if (path.includes('graphql')) return Promise.resolve(answerOf({ data: { me } }));
    if (method === 'GET') return Promise.resolve(answerOf({ data: pending }));
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(answerOf(answer));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
// Jsdom has no fetch of its own.
const answerOf = (body: object) => {
  const error = (body as { error?: { status: number } }).error;
  return {
    ok: !error,
    status: error?.status ?? 200,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  } as Response;
};

function open(hasPassword = true): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <EmailSettings hasPassword={hasPassword} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const newEmail = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'New email' });
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));

async function fill(): Promise<void> {
  await userEvent.type(await newEmail(), 'new@school.example');
  await userEvent.type(screen.getByLabelText('Current password'), 'open sesame');
}

it('asks for another email with the password, then shows who has confirmed it', async () => {
  open();
  await fill();
  await change();
  expect(await screen.findByText('new@school.example')).toBeTruthy();
  expect(sent).toEqual([
    {
      method: 'POST',
      path: expect.stringMatching(/\/auth\/email-change$/),
      body: { email: 'new@school.example', password: 'open sesame' },
    },
  ]);
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.getByText(/Not confirmed yet/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps what was typed when the password is wrong, and without a network', async () => {
  open();
  await fill();
  answer = { error: { ...authErrors.PASSWORD_WRONG } };
  await change();
  expect(await screen.findByText(authErrors.PASSWORD_WRONG.message)).toBeTruthy();
  answer = 'offline';
  await change();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await newEmail()).value).toBe('new@school.example');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('open sesame');
});

it('says what is no email before it asks', async () => {
  open();
  await userEvent.type(await newEmail(), 'new');
  await change();
  expect((await screen.findAllByText('Enter an email like name@example.com.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('asks for no password of an account without one', async () => {
  open(false);
  await newEmail();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

it('calls a waiting change off, and offers the form again', async () => {
  pending = waiting;
  open();
  answer = { data: { done: true } };
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }));
  expect(await newEmail()).toBeTruthy();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});
