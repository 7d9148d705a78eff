import type { DataSourceOptions } from 'typeorm';
import { DatabaseClient } from './database-client';
import { foundMigrations } from './found-migrations';

/** Options shared by the running server, the migrations and the tests. The schema is changed by migrations only. */
export function dataSourceOptions(url: string, poolSize = 10) {
  return {
    type: 'postgres',
    url,
    poolSize,
    migrations: foundMigrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    applicationName: 'lyceum',
    // A connection keeps the plans of its statements: one that was closed after ten seconds of nothing would make them anew.
    extra: { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 600_000, Client: DatabaseClient },
  } satisfies DataSourceOptions;
}
