import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import { PreparedQueries } from '../sql/prepared-queries';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { DeliveryHandler } from './delivery-handler';
import { EventDelivery } from './event-delivery.entity';
import { OutboxEvent } from './outbox-event.entity';
import { OutboxRelay } from './outbox-relay';
import { OutboxRunner } from './outbox-runner';
import { Subscriptions } from './subscriptions';

/** Units of work, the outbox and its delivery to `@Subscribe` methods. */
@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([AuditEntry, OutboxEvent, EventDelivery])],
  providers: [UnitOfWork, PreparedQueries, Subscriptions, OutboxRelay, DeliveryHandler, OutboxRunner],
  exports: [UnitOfWork, PreparedQueries, OutboxRelay],
})
export class OutboxModule {}
