import type { DataSource, EntityManager } from 'typeorm';

type Gate = PromiseWithResolvers<null>;

interface Crossing {
  /** Its part in the transaction that goes on. */
  stays(manager: EntityManager): Promise<void>;
  /** Its part in the one that the deadlock ends, the first time that it is done. */
  isEnded(manager: EntityManager): Promise<void>;
  /** How often each part was begun. */
  readonly times: { readonly ended: number; readonly stayed: number };
}

/**
 * A deadlock of two transactions: each adds one to the two rows of the table `crossed`, in opposite orders. Whoever comes
 * last to the other's row looks for it and is ended by it.
 */
export async function crossing(database: DataSource): Promise<Crossing> {
  await database.query('DROP TABLE IF EXISTS crossed');
  await database.query(
    `CREATE TABLE crossed AS SELECT who, 0 AS times FROM unnest('{left,right}'::text[]) who`,
  );
  const [held, met, done] = Array.from({ length: 3 }, () => Promise.withResolvers<null>()) as [
    Gate,
    Gate,
    Gate,
  ];
  const times = { ended: 0, stayed: 0 };
  const add = async (manager: EntityManager, who: string): Promise<void> => {
    await manager.query('UPDATE crossed SET times = times + 1 WHERE who = $1', [who]);
  };
  const stays = async (manager: EntityManager): Promise<void> => {
    times.stayed += 1;
    await manager.query(`SET LOCAL deadlock_timeout = '1h'`);
    await add(manager, 'right');
    held.resolve(null);
    await met.promise;
    await add(manager, 'left');
    done.resolve(null);
  };
  const isEnded = async (manager: EntityManager): Promise<void> => {
    times.ended += 1;
    // Else it could take the row before the other one has woken up, and end in the next deadlock.
    if (times.ended > 1) await done.promise;
    await add(manager, 'left');
    if (times.ended === 1) {
      await held.promise;
      met.resolve(null);
      while (!(await somebodyWaits(database)));
      await manager.query(`SET LOCAL deadlock_timeout = '10ms'`);
    }
    await add(manager, 'right');
  };
  return { stays, isEnded, times };
}

/** Whether a statement waits for a lock of another transaction. */
export async function somebodyWaits(database: DataSource): Promise<boolean> {
  const waiting = await database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
