import { Global, Module } from '@nestjs/common';
import { MarksModule } from '../marks/marks.module';
import { PreparedQueries } from '../sql/prepared-queries';
import { AfterCommit } from '../unit-of-work/after-commit';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { DeliveryFailures } from './delivery-failures';
import { DeliveryHandler } from './delivery-handler';
import { DeliveryWorker } from './delivery-worker';
import { DueJobs } from './due-jobs';
import { EventSignal } from '../sql/event-signal';
import { OutboxRelay } from './outbox-relay';
import { OutboxRunner } from './outbox-runner';
import { Subscriptions } from './subscriptions';

/** Units of work, the outbox and its delivery to `@Subscribe` methods. */
@Global()
@Module({
  imports: [MarksModule],
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
