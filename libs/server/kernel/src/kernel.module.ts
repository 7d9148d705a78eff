import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ActivityModule } from './activity/activity.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { ContactTiesModule } from './contact-ties/contact-ties.module';
import { RestErrorFilter } from './errors/rest-error.filter';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { JobsModule } from './jobs/jobs.module';
import { loggingModule } from './logging/logging.module';
import { NoticesModule } from './notices/notices.module';
import { OperationsModule } from './operations/operations.module';
import { OutboxModule } from './outbox/outbox.module';
import { OutgoingModule } from './outgoing/outgoing.module';
import { PeopleModule } from './people/people.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { RateLimitsModule } from './rate-limits/rate-limits.module';
import { RealtimeModule } from './realtime/realtime.module';
import { ScheduleModule } from './schedule/schedule.module';
import { SearchModule } from './search/search.module';
import { TablesModule } from './tables/tables.module';
import { TextSourcesModule } from './text-sources/text-sources.module';
import { restSchemaPipe } from './validation/rest-schema.pipe';

/**
 * What every domain stands on. Needs a TypeORM connection. The guards are the host's to order: who calls
 * (AuthenticationGuard) comes before what they may (AccessGuard).
 */
@Module({})
export class KernelModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: KernelModule,
      imports: [
        ActivityModule,
        ConfigModule.forRoot(config),
        ContactTiesModule,
        loggingModule(config),
        JobsModule.forRoot(config),
        NoticesModule,
        OperationsModule,
        OutboxModule,
        OutgoingModule,
        PeopleModule,
        PersonalDataModule,
        RateLimitsModule.forRoot(config),
        RealtimeModule,
        ScheduleModule,
        SearchModule,
        TablesModule,
        TextSourcesModule,
      ],
      controllers: [HealthController],
      providers: [
        HealthService,
        { provide: APP_FILTER, useClass: RestErrorFilter },
        { provide: APP_PIPE, useValue: restSchemaPipe },
      ],
      exports: [HealthService],
    };
  }
}
