import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import { MarksModule } from '../marks/marks.module';
import { PreparedQueries } from '../sql/prepared-queries';
import { AfterCommit } from '../unit-of-work/after-commit';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { DeliveryFailures } from './delivery-failures';
import { DeliveryHandler } from './delivery-handler';
import { DeliveryWorker } from './delivery-worker';
import { DueJobs } from './due-jobs';
import { EventDelivery } from './event-delivery.entity';
import { EventSignal } from '../sql/event-signal';
import { OutboxEvent } from '../unit-of-work/outbox-event.entity';
import { OutboxRelay } from './outbox-relay';
import { OutboxRunner } from './outbox-runner';
import { Subscriptions } from './subscriptions';

/** Units of work, the outbox and its delivery to `@Subscribe` methods. */
@Global()
@Module({
  imports: [MarksModule, TypeOrmModule.forFeature([AuditEntry, OutboxEvent, EventDelivery])],
  providers: [
    AfterCommit,
    UnitOfWork,
    PreparedQueries,
    EventSignal,
    Subscriptions,
    OutboxRelay,
    DeliveryFailures,
    DeliveryHandler,
    DeliveryWorker,
    DueJobs,
    OutboxRunner,
  ],
  exports: [AfterCommit, UnitOfWork, PreparedQueries, OutboxRelay, DueJobs],
})
export class OutboxModule {}
