import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '@lyceum/kernel';
import { dataSourceOptions } from './data-source-options';

/** The one connection. There are no entities: SQL is a statement. */
export function databaseModule(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>): DynamicModule {
  return TypeOrmModule.forRoot({
    ...dataSourceOptions(config.DATABASE_URL, config.DATABASE_POOL_SIZE),
    // main.ts has already shown that the database answers; a failure here is final.
    retryAttempts: 0,
  });
}
