import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options';

/** Any number no other advisory lock of ours uses; replicas that start together migrate one after the other. */
const migrationLock = 7_204_001;

/**
 * Brings a database to the newest schema. Safe to call from many processes at once.
 * @returns the names of the migrations that ran
 */
export async function migrate(url: string): Promise<string[]> {
  const lockHolder = new Client({ connectionString: url });
  await lockHolder.connect();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await runMigrations(url);
  } finally {
    // Closing the session releases the lock too, whatever happened.
    await lockHolder.end();
  }
}

async function runMigrations(url: string): Promise<string[]> {
  const dataSource = await new DataSource(dataSourceOptions(url, 2)).initialize();
  try {
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}
