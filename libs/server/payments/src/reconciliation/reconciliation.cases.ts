import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { LedgerCheck } from '../ledger/ledger-check';
import { PaymentsModule } from '../payments.module';
import { sandboxName } from '../providers/sandbox/sandbox.provider';
import type { Movement } from '../providers/payment-provider.port';
import { sandboxAdapter } from '../testing/adapters/sandbox-adapter';
import { type Bought, SettlementScene } from '../testing/settlement-scene';
import { Reconciliation } from './reconciliation';

let domain: OpenDomain;
let scene: SettlementScene;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  scene = new SettlementScene(domain, actorOf(await buildUser(domain.manager)));
}, 60_000);
afterAll(() => domain.close());
beforeEach(() => scene.query('DELETE FROM payment_differences'));

const hourAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);

/** An order that the sandbox says was paid two hours ago, and so do we. */
async function paid(): Promise<Bought> {
  const bought = await scene.goToPay();
  await scene.report(bought.attemptId, { feeMinor: 4_350 });
  await scene.query('UPDATE payment_attempts SET settled_at = $2 WHERE id = $1', [bought.attemptId, hourAgo]);
  await scene.query(`UPDATE sandbox_payments SET state = 'PAID', paid_at = $2 WHERE key = $1`, [
    bought.attemptId,
    hourAgo,
  ]);
  return bought;
}

const compare = () => domain.module.get(Reconciliation).compare({ payload: { provider: sandboxName } });

const differences = (attemptId: string) =>
  scene.query<object>(
    `SELECT what, expected_minor AS "expectedMinor", found_minor AS "foundMinor", closed_at IS NOT NULL AS "isClosed"
     FROM payment_differences WHERE attempt_id = $1 ORDER BY id`,
    [attemptId],
  );

test('[223] what a provider lists and we say is no difference, refunds included', async () => {
  const bought = await paid();
  await scene.refund(bought, 50_000);
  await scene.sendRefunds();
  await compare();
  expect(await differences(bought.attemptId)).toEqual([]);
});

test('[223] what one alone has is kept once, and closes by itself once both have it', async () => {
  const bought = await paid();
  await scene.query(`UPDATE sandbox_payments SET state = 'OPEN', paid_at = NULL WHERE key = $1`, [
    bought.attemptId,
  ]);
  await compare();
  await compare();
  const missing = { what: 'NOT_WITH_PROVIDER', expectedMinor: 150_000, foundMinor: null };
  expect(await differences(bought.attemptId)).toEqual([{ ...missing, isClosed: false }]);
  await scene.query(`UPDATE sandbox_payments SET state = 'PAID', paid_at = $2 WHERE key = $1`, [
    bought.attemptId,
    hourAgo,
  ]);
  await compare();
  expect(await differences(bought.attemptId)).toEqual([{ ...missing, isClosed: true }]);
  await scene.query(`UPDATE sandbox_payments SET state = 'OPEN', paid_at = NULL WHERE key = $1`, [
    bought.attemptId,
  ]);
  await compare();
  expect(await differences(bought.attemptId)).toEqual([{ ...missing, isClosed: false }]);
  // What staff have closed stays so.
  await scene.query(
    `UPDATE payment_differences SET closed_at = now(), note = 'Written off.' WHERE attempt_id = $1`,
    [bought.attemptId],
  );
  await compare();
  expect(await differences(bought.attemptId)).toEqual([{ ...missing, isClosed: true }]);
});

test('[223] a payment that we do not know, or of another amount, is told', async () => {
  const bought = await paid();
  await scene.query('UPDATE sandbox_payments SET amount_minor = 149_999 WHERE key = $1', [bought.attemptId]);
  const movement: Movement = {
    id: `sbx ${randomUUID()}`,
    kind: 'PAID',
    attemptId: randomUUID(),
    refundId: null,
    amountMinor: 700,
    currency: 'USD',
    feeMinor: 0,
    at: hourAgo,
  };
  await sandboxAdapter(domain).moves([movement]);
  await compare();
  expect(await differences(bought.attemptId)).toEqual([
    { what: 'OTHER_AMOUNT', expectedMinor: 150_000, foundMinor: 149_999, isClosed: false },
  ]);
  const unknown = await scene.query<object>(
    `SELECT what, found_minor AS "foundMinor" FROM payment_differences WHERE movement_key = $1`,
    [`theirs ${movement.id}`],
  );
  expect(unknown).toEqual([{ what: 'NOT_WITH_US', foundMinor: 700 }]);
});

test('[223] a fee that no report told is booked once, and one that was told is not booked again', async () => {
  const bought = await paid();
  // As of Stripe, whose fee stands in its books alone.
  await scene.query('UPDATE sandbox_payments SET fee_minor = 4500 WHERE key = $1', [bought.attemptId]);
  await compare();
  await compare();
  expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 145_500, FEE: 4_500, REVENUE: -150_000 });
  expect(await domain.module.get(LedgerCheck).faults()).toEqual([]);
});
