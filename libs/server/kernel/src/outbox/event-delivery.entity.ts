import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What one subscriber still owes one event. This table, not the queue, is the truth about deliveries: a queue that
 * loses everything loses nothing, and a job that comes twice finds `handledAt` set.
 */
@Entity('event_deliveries')
@Index('event_deliveries_open_idx', ['enqueuedAt'], { where: 'handled_at IS NULL AND parked_at IS NULL' })
@Index('event_deliveries_waiting_idx', ['waitsFor', 'waitsUntil'], { where: 'waits_for IS NOT NULL' })
@Index('event_deliveries_parked_idx', ['parkedAt'], { where: 'parked_at IS NOT NULL' })
export class EventDelivery {
  @PrimaryColumn('uuid')
  eventId: string;

  /** Name given in `@Subscribe`. */
  @PrimaryColumn('text')
  subscriber: string;

  /** When it was last handed to the queue; null until the first time. */
  @Column('timestamptz', { nullable: true })
  enqueuedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  /** Set when the subscriber gave up; `parkedReason` is for the console. */
  @Column('timestamptz', { nullable: true })
  parkedAt: Date | null;

  @Column('text', { nullable: true })
  parkedReason: string | null;

  /** Failed tries altogether, those before it was last tried again by hand included. */
  @Column('integer', { default: 0 })
  tries: number;

  /** The target of a call that is away, while the delivery waits for it: neither queued nor given up. */
  @Column('text', { nullable: true })
  waitsFor: string | null;

  @Column('timestamptz', { nullable: true })
  waitsUntil: Date | null;

  /** When it first had to wait; after a day it is given up. */
  @Column('timestamptz', { nullable: true })
  waitsSince: Date | null;

  /** How the console names a parked delivery; given when it is first parked. */
  @Column('uuid', { nullable: true })
  parkedId: string | null;
}
