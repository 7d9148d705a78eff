import { describe, expect, test } from '@jest/globals';
import type { Movement } from '../providers/payment-provider.port';
import { differencesOf, type OwnMovement } from './compare';

const now = new Date('2026-11-20T12:00:00Z');
const from = new Date('2026-11-16T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

const own = (more: Partial<OwnMovement> = {}): OwnMovement => ({
  kind: 'PAID',
  attemptId: 'one',
  refundId: null,
  amountMinor: 18_000,
  currency: 'USD',
  at: hoursAgo(5),
  ...more,
});

const theirs = (more: Partial<Movement> = {}): Movement => ({
  id: 'txn',
  kind: 'PAID',
  attemptId: 'one',
  refundId: null,
  amountMinor: 18_000,
  currency: 'USD',
  feeMinor: 0,
  at: hoursAgo(5),
  ...more,
});

const told = (listed: Movement[], mine: OwnMovement[]) =>
  differencesOf(listed, mine, { from, now }).map(({ what, movementKey, expectedMinor, foundMinor }) => [
    what,
    movementKey,
    expectedMinor,
    foundMinor,
  ]);

describe('what a provider lists and what we say', () => {
  test('is the same: nothing is told', () => {
    const back = { kind: 'REFUNDED', amountMinor: 500, refundId: 'back' } as const;
    expect(told([theirs(), theirs({ ...back, id: 'r' })], [own(), own(back)])).toEqual([]);
  });

  test('of another amount or currency is told with both', () => {
    expect(told([theirs({ amountMinor: 17_999 })], [own()])).toEqual([
      ['OTHER_AMOUNT', 'theirs txn', 18_000, 17_999],
    ]);
    expect(told([theirs({ currency: 'JPY' })], [own()])).toHaveLength(1);
  });

  test('that one alone has is told once it is an hour old', () => {
    expect(told([theirs()], [])).toEqual([['NOT_WITH_US', 'theirs txn', null, 18_000]]);
    expect(told([theirs({ at: hoursAgo(0.9) })], [])).toEqual([]);
    expect(told([], [own()])).toEqual([['NOT_WITH_PROVIDER', 'ours one', 18_000, null]]);
    expect(told([], [own({ at: hoursAgo(0.9) })])).toEqual([]);
    // Of before the window it was told, or asked about, before.
    expect(told([], [own({ at: hoursAgo(24 * 5) })])).toEqual([]);
  });

  test('of two parts that went back each is one, also where the provider does not say which', () => {
    const part = (refundId: string, amountMinor: number) => own({ kind: 'REFUNDED', refundId, amountMinor });
    const listed = [
      theirs({ id: 'a', kind: 'REFUNDED', amountMinor: 700 }),
      theirs({ id: 'b', kind: 'REFUNDED', amountMinor: 300 }),
    ];
    expect(told(listed, [part('x', 300), part('y', 700)])).toEqual([]);
    expect(told(listed, [part('x', 300)])).toHaveLength(1);
  });

  test('listed twice by the provider is with us once', () => {
    expect(told([theirs(), theirs({ id: 'again' })], [own()])).toEqual([
      ['NOT_WITH_US', 'theirs again', null, 18_000],
    ]);
  });
});
