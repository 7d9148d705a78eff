import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentLinkScreen } from './payment-link-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

const link = {
  code: 'spring-fair',
  title: 'Speak so that they listen',
  priceMinor: 9_900,
  currency: 'USD',
  state: 'OPEN',
  seatsLeft: 1,
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-20T12:00:00.000Z',
  aboutUrl: '/live-course-p/SPEAKING',
};

const refused = (code: string, status: number) => ({
  errors: [{ message: 'No.', extensions: { code, status, message: 'No.' } }],
});

/** Opens it on a server that answers questions of the link one after the other; null is no network. Answers what was counted. */
function open(...answers: (object | null)[]): string[] {
  const counted: string[] = [];
  globalThis.fetch = (url, init) => {
    if (String(url as string).includes('/openings')) {
      counted.push(`${String(init?.method)} ${String(url as string)}`);
      return Promise.reject(new TypeError('offline'));
    }
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => undefined);
    if (answer === null) return Promise.reject(new TypeError('offline'));
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
  render(
    <LyceumProvider>
      <PaymentLinkScreen
        code="spring-fair"
        payLink={<a href="/payments/pay/spring-fair">Go to pay</a>}
        visitorLinks={<a href="/login">Log in to pay</a>}
        linkTo={(path, title) => <a href={path}>{title}</a>}
      />
    </LyceumProvider>,
  );
  return counted;
}

const answered = (facts: object) => ({ data: { getPaymentLink: { ...link, ...facts } } });

it('[226] tells a visitor what it is, what it costs and how many places are left, and counts once that it was opened', async () => {
  const counted = open(answered({}));
  expect(screen.getByRole('status', { name: 'Looking up the payment link' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Speak so that they listen' })).toBeTruthy();
  for (const text of ['$99.00', '1 place left']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to pay' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read what it is' }).getAttribute('href')).toBe(
    '/live-course-p/SPEAKING',
  );
  expect(counted).toEqual([expect.stringMatching(/^POST .*\/payment-links\/spring-fair\/openings$/)]);
  cleanup();
  expect(open(answered({}))).toEqual([]);
});

it.each([
  ['EXPIRED', 'This payment link has expired'],
  ['FULL', 'All places of this payment link are taken'],
  ['DEACTIVATED', 'This payment link is not in use any more'],
])('[226] says kindly what became of one that is %s, and offers no way to pay', async (state, heading) => {
  open(answered({ state }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /to pay/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read what it is' })).toBeTruthy();
});

it('[226] says where there is none, and without a network that it did not load, and tries again', async () => {
  open(refused('PAYMENT_LINK_NOT_FOUND', 404));
  expect(await screen.findByText('There is no such payment link')).toBeTruthy();
  cleanup();
  open(null, answered({}));
  expect(await screen.findByText('The payment link did not load')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$99.00')).toBeTruthy();
});
