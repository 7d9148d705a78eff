import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What one subscriber still owes one event. This table is the truth about deliveries and jobs: a queue that loses
 * everything loses nothing, and a job that comes twice finds `handledAt` set.
 */
@Entity('event_deliveries')
@Index('event_deliveries_due_idx', ['subscriber', 'nextTryAt', 'eventId'], {
  where: 'handled_at IS NULL AND parked_at IS NULL',
})
@Index('event_deliveries_waiting_idx', ['waitsFor', 'nextTryAt'], { where: 'waits_for IS NOT NULL' })
@Index('event_deliveries_parked_idx', ['parkedAt'], { where: 'parked_at IS NOT NULL' })
export class EventDelivery {
  @PrimaryColumn('uuid')
  eventId: string;

  /** Name given in `@Subscribe`. */
  @PrimaryColumn('text')
  subscriber: string;

  /** From when on it is due. Of a job that somebody is at: until when it is left to them. */
  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;

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

  /** Failed tries since it was last opened; they set the wait until the next one, and park it. */
  @Column('integer', { default: 0 })
  failures: number;

  /** The target of a call that is away, while the delivery waits for it: neither queued nor given up. */
  @Column('text', { nullable: true })
  waitsFor: string | null;

  /** When it first had to wait; after a day it is given up. */
  @Column('timestamptz', { nullable: true })
  waitsSince: Date | null;

  /** How the console names a parked delivery; given when it is first parked. */
  @Column('uuid', { nullable: true })
  parkedId: string | null;
}
