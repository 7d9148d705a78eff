import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { CalendarModule } from './calendar/calendar.module';
import { DueModule } from './due/due.module';
import { RestErrorFilter } from './errors/rest-error.filter';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { JobsModule } from './jobs.module';
import { loggingModule } from './logging/logging.module';
import { PortsModule } from './ports.module';
import { OperationsModule } from './operations/operations.module';
import { OutboxModule } from './outbox/outbox.module';
import { OutgoingModule } from './outgoing/outgoing.module';
import { RateLimitsModule } from './rate-limits/rate-limits.module';
import { RealtimeModule } from './realtime/realtime.module';
import { ScheduleModule } from './schedule/schedule.module';
import { SearchModule } from './search/search.module';
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
        ConfigModule.forRoot(config),
        loggingModule(config),
        CalendarModule,
        DueModule,
        JobsModule.forRoot(config),
        OperationsModule,
        OutboxModule,
        OutgoingModule,
        PortsModule,
        RateLimitsModule.forRoot(config),
        RealtimeModule,
        ScheduleModule,
        SearchModule,
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
