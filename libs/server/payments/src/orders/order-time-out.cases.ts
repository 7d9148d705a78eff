import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../payments.module';
import { type Bought, SettlementScene } from '../testing/settlement-scene';
import { OrderTimeOut } from './order-time-out';

let domain: OpenDomain;
let scene: SettlementScene;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  scene = new SettlementScene(domain, actorOf(await buildUser(domain.manager)));
}, 60_000);
afterAll(() => domain.close());

const timeOut = () => domain.module.get(OrderTimeOut).timeOut();
const statusesOf = (orders: readonly Bought[]) => Promise.all(orders.map((order) => scene.statusOf(order)));

test('[223] an order that cannot be canceled holds up no other whose time is over, and is tried again', async () => {
  const orders: Bought[] = [];
  for (const _ of [1, 2, 3]) orders.push(await scene.goToPay());
  for (const order of orders) await scene.timeOver(order);
  await scene.query(`
    CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.id = '${orders[1]?.orderId ?? ''}' THEN RAISE EXCEPTION 'Not this one'; END IF; RETURN NEW; END $$`);
  await scene.query(
    'CREATE TRIGGER refuse_one BEFORE UPDATE OF status ON orders FOR EACH ROW EXECUTE FUNCTION refuse_one()',
  );
  await timeOut();
  expect(await statusesOf(orders)).toEqual(['CANCELED', 'PENDING', 'CANCELED']);
  await scene.query('DROP FUNCTION refuse_one CASCADE');
  await timeOut();
  expect(await statusesOf(orders)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
});
