import { afterEach, describe, expect, it } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { paymentLimits, promoCodeErrors } from '@lyceum/contracts/payments';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CheckoutScreen } from './checkout-screen';
import { MyOrdersScreen } from './my-orders-screen';
import { OrderScreen } from './order-screen';
import { lookAgainAfter } from './payment-words';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusal = ({ code, message, status }: { code: string; message: string; status: number }) => ({
  errors: [{ message, extensions: { code, message, status } }],
});

/** Shows a screen on a server that answers these operations, and never any other one. */
function show(shown: ReactNode, answers: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    const said = JSON.stringify(init?.body ?? '');
    const name = Object.keys(answers).find((operation) => said.includes(`${operation}\\"`));
    asked.push(said);
    const body = name === undefined ? undefined : answers[name];
    return body ? Promise.resolve(answerOf(body)) : new Promise(() => undefined);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>{shown}</LyceumProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const linkTo = (path: string, title: string) => <a href={path}>{title}</a>;

const checkout = {
  product: 'live-course-1',
  subjectId: 'group',
  title: 'Speak so that they listen (SPEAKING-1)',
  priceMinor: 18_000,
  currency: 'USD',
  taxPercent: 0,
  taxName: 'Tax',
  startsAt: '2030-01-07T23:00:00.000Z',
  endsAt: '2030-03-04T23:00:00.000Z',
  aboutUrl: '/live-course-p/SPEAKING',
  methods: ['CARD', 'WECHATPAY'],
  refusal: null,
  openOrderId: null,
};

const child = { id: 'tie', person: { id: 'mei', firstName: 'Mei', lastName: 'Tanaka' } };

const showCheckout = (facts: object, more: Record<string, object> = {}, children: object[] = []) =>
  show(
    <CheckoutScreen
      wanted={{ kind: 'live-course-seat', name: 'SPEAKING-1' }}
      onOrdered={() => undefined}
      orderLink={(id) => <a href={`/payments/order/${id}`}>Go on</a>}
      linkTo={linkTo}
    />,
    {
      CheckoutChildren: { data: { getGuardianStudents: children } },
      Checkout: { data: { getCheckout: { ...checkout, ...facts } } },
      ...more,
    },
  );

describe('a checkout', () => {
  it('[226] says what it costs, and how long it is held', async () => {
    showCheckout({});
    expect(await screen.findByRole('button', { name: 'Pay $180.00' })).toBeTruthy();
    expect(
      screen.getByText(new RegExp(`held for you for ${String(paymentLimits.minutesToPay)} minutes`)),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeTruthy();
    // Who has no child here is not asked for whom it is.
    expect(screen.queryByRole('radio', { name: 'For myself' })).toBeNull();
  });

  it('[222] says what of it is tax, where there is one', async () => {
    showCheckout({});
    await screen.findByRole('button', { name: 'Pay $180.00' });
    expect(screen.queryByText(/ in it$/)).toBeNull();
    cleanup();
    showCheckout({ taxPercent: 8.5, taxName: 'Sales tax' });
    expect((await screen.findByText('Sales tax of 8.5 % in it')).nextElementSibling?.textContent).toBe(
      '$14.10',
    );
  });

  it('[225] shows what a promo code takes off, or why it takes nothing off until another one is typed', async () => {
    const user = userEvent.setup();
    showCheckout({}, { CheckoutQuote: refusal(promoCodeErrors.USED_UP) });
    await user.type(await screen.findByLabelText('Promo code'), 'spring');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(promoCodeErrors.USED_UP.message)).toBeTruthy();
    await user.type(screen.getByLabelText('Promo code'), 'x');
    expect(screen.queryByText(promoCodeErrors.USED_UP.message)).toBeNull();
    cleanup();
    const quote = { code: 'SPRING', discountMinor: 18_000, totalMinor: 0 };
    showCheckout({}, { CheckoutQuote: { data: { getPromoCodeQuote: quote } } });
    await user.type(await screen.findByLabelText('Promo code'), 'spring');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Enrol without paying' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Card' })).toBeNull();
  });

  it('[185] says before anything is paid why somebody cannot have it, and leads to what they began', async () => {
    showCheckout({ refusal: liveCourseErrors.SEAT_GONE.message });
    expect(await screen.findByText(liveCourseErrors.SEAT_GONE.message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    cleanup();
    showCheckout({ openOrderId: 'order' });
    expect(await screen.findByRole('link', { name: 'Go on' })).toBeTruthy();
    cleanup();
    showCheckout({ methods: [] });
    expect(await screen.findByText('Nobody takes payments here at the moment.')).toBeTruthy();
  });

  it('[226] asks a guardian for whom it is, their child first', async () => {
    const asked = showCheckout({}, {}, [child]);
    const mei = await screen.findByRole<HTMLInputElement>('radio', { name: 'Mei Tanaka' });
    expect(mei.checked).toBe(true);
    expect(asked.some((said) => said.includes(String.raw`\"Checkout\"`) && said.includes('mei'))).toBe(true);
  });

  it('[226] says what the server refuses at the button', async () => {
    const user = userEvent.setup();
    showCheckout({}, { PlaceOrder: refusal(liveCourseErrors.SEAT_GONE) });
    await user.click(await screen.findByRole('button', { name: 'Pay $180.00' }));
    expect((await screen.findByRole('alert')).textContent).toBe(liveCourseErrors.SEAT_GONE.message);
  });
});

const order = {
  id: 'order',
  title: 'Speak so that they listen (SPEAKING-1)',
  product: 'live-course-1',
  status: 'PENDING',
  method: 'CARD',
  currency: 'USD',
  listPriceMinor: 18_000,
  discountMinor: 3_600,
  totalMinor: 14_400,
  refundedMinor: 0,
  receipts: [],
  promoCode: 'SPRING',
  beneficiaryId: 'me',
  createdAt: '2030-01-01T12:00:00.000Z',
  expiresAt: '2030-01-01T12:15:00.000Z',
  paidAt: null,
};

const showOrder = (facts: object, detail: object = {}) =>
  show(<OrderScreen orderId="order" linkTo={linkTo} ordersLink={null} />, {
    OwnOrderDetail: {
      data: {
        getOrder: {
          id: 'order',
          order: { ...order, ...facts },
          methods: ['CARD', 'WECHATPAY'],
          decline: null,
          pageUrl: null,
          openUrl: null,
          aboutUrl: '/live-course-p/SPEAKING',
          ...detail,
        },
      },
    },
  });

describe('[223] an order', () => {
  it('that waits leads on to the provider, to another way, and out', async () => {
    showOrder({ status: 'DIGITAL_PENDING' }, { pageUrl: 'https://pay.example/1' });
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on paying' }).getAttribute('href')).toBe(
      'https://pay.example/1',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(screen.getByRole('button', { name: 'Pay $144.00' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy();
  });

  it('that failed says why, and what to do next', async () => {
    showOrder({ status: 'FAILED' }, { decline: 'The bank declined the card.' });
    expect(await screen.findByText(/The bank declined the card\. Nothing was charged\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('that is paid leads to what it opened, and one that is canceled back to the course', async () => {
    showOrder({ status: 'SUCCEEDED' }, { openUrl: '/lc-dashboard/SPEAKING-1', methods: [] });
    expect((await screen.findByRole('link', { name: 'Open the classroom' })).getAttribute('href')).toBe(
      '/lc-dashboard/SPEAKING-1',
    );
    cleanup();
    showOrder({ status: 'CANCELED' }, { methods: [] });
    expect(await screen.findByRole('link', { name: 'Back to the course' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('that was given back says how much', async () => {
    showOrder({ status: 'SUCCEEDED', refundedMinor: 14_400 }, { openUrl: '/lc-dashboard/SPEAKING-1' });
    expect(await screen.findByText(/\$144\.00 goes back/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the classroom' })).toBeNull();
  });

  it('is looked at again soon, and then less and less often', () => {
    const waits = [1, 2, 5, 10, 50].map(lookAgainAfter);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(3_000);
    expect(waits.at(-1)).toBe(30_000);
  });
});

describe('[224] my orders', () => {
  const showOrders = (items: object[], nextCursor: string | null = null) =>
    show(
      <MyOrdersScreen
        orderLink={(id, title) => <a href={`/payments/order/${id}`}>{title}</a>}
        coursesLink={<a href="/live-courses">Courses</a>}
      />,
      { OwnOrders: { data: { getMyOrders: { items, nextCursor } } } },
    );

  it('say item, amount, code, state and what was given back', async () => {
    showOrders([{ ...order, status: 'SUCCEEDED', refundedMinor: 400 }], 'order');
    const line = await screen.findByRole('listitem');
    for (const part of ['Speak so that they listen', '$144.00', 'Paid', '$4.00 given back', 'with SPRING'])
      expect(line.textContent).toContain(part);
    expect(screen.getByRole('button', { name: 'Show older orders' })).toBeTruthy();
  });

  it('say so where there are none', async () => {
    showOrders([]);
    expect(await screen.findByText('No orders yet')).toBeTruthy();
  });
});
