import { untilMailIsOut } from './mails';
import type { TestServer } from './test-server';

/** What the clock may have asked for meanwhile: a nightly comparison with whoever takes payments. */
const byTheClock = 'payments.comparison-requested';

/** Who was given something to do by `act`, and by what follows from it. */
export async function givenBy(server: TestServer, act: () => Promise<unknown>): Promise<string[]> {
  await untilMailIsOut(server);
  await server.database.query('TRUNCATE outbox_events, event_deliveries');
  await act();
  await untilMailIsOut(server);
  const rows = await server.database.query<{ subscriber: string }[]>(
    `SELECT subscriber FROM event_deliveries JOIN outbox_events ON id = event_id
     WHERE type <> $1 ORDER BY subscriber`,
    [byTheClock],
  );
  return rows.map(({ subscriber }) => subscriber);
}
