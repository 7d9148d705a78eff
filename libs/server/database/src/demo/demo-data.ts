import type { Config } from '@lyceum/kernel';
import type { DataSource, EntityManager } from 'typeorm';

/** A domain's share of the demo data. Domains list theirs in `apps/api`, in the order they build on each other. */
export interface DemoSeeder {
  readonly name: string;
  seed(manager: EntityManager, config: Config): Promise<void>;
}

/** Keeps two processes that start together from seeding twice. */
const demoDataLock = 7_204_002;

/**
 * Loads the demo data into a database without users, all of it or nothing.
 * @returns whether it did; false when there are users already
 */
export function loadDemoData(
  dataSource: DataSource,
  seeders: readonly DemoSeeder[],
  config: Config,
): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [demoDataLock]);
    const [{ filled }] = (await manager.query('SELECT EXISTS (SELECT FROM users) AS filled')) as [
      { filled: boolean },
    ];
    if (filled) return false;
    for (const seeder of seeders) await seeder.seed(manager, config);
    return true;
  });
}
