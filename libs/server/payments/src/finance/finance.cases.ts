import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../payments.module';
import { printedNumber } from '../receipts/receipt.sql';
import { buildProduct } from '../testing/payments.factories';
import { SettlementScene } from '../testing/settlement-scene';
import { FinanceService } from './finance.service';

let domain: OpenDomain;
let scene: SettlementScene;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  scene = new SettlementScene(domain, actorOf(await buildUser(domain.manager)));
}, 60_000);
afterAll(() => domain.close());

test('[222] money counts once in the report, also where its order is paid another way in the end', async () => {
  const { key: product } = await buildProduct(domain.manager, { priceMinor: 9_000 });
  const bought = await scene.goToPay({ product });
  await scene.report(bought.attemptId, { amountMinor: 8_999 });
  await domain.module.get(FinanceService).sumUp();
  await scene.query(`UPDATE orders SET method = 'ALIPAY' WHERE id = $1`, [bought.orderId]);
  await domain.module.get(FinanceService).sumUp();
  const rows = await scene.query(
    'SELECT method, received_minor::int AS received FROM finance_months WHERE product_key = $1',
    [product],
  );
  expect(rows).toEqual([{ method: 'ALIPAY', received: 8_999 }]);
});

test('[224] the number of a receipt is printed whole, also beyond the millionth', async () => {
  const rows = await scene.query(
    `SELECT ${printedNumber('r')} AS printed FROM (VALUES ('RECEIPT', 2026, 42), ('RECEIPT', 2026, 1234567)) r (kind, year, number)`,
  );
  expect(rows).toEqual([{ printed: 'R-2026-000042' }, { printed: 'R-2026-1234567' }]);
});
