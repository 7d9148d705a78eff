import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '@lyceum/kernel';
import { dataSourceOptions } from './data-source-options';

/** The one TypeORM connection; domains add their entities with `TypeOrmModule.forFeature`. */
export function databaseModule(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>): DynamicModule {
  return TypeOrmModule.forRoot({
    ...dataSourceOptions(config.DATABASE_URL, config.DATABASE_POOL_SIZE),
    autoLoadEntities: true,
    // main.ts has already shown that the database answers; a failure here is final.
    retryAttempts: 0,
  });
}
