import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event written in the transaction that raised it. The relay stamps `relayedAt` once deliveries exist for it. */
@Entity('outbox_events')
@Index('outbox_events_unrelayed_idx', ['id'], { where: 'relayed_at IS NULL' })
export class OutboxEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  payload: object;

  @CreateDateColumn({ type: 'timestamptz' })
  occurredAt: Date;

  @Column('timestamptz', { nullable: true })
  relayedAt: Date | null;
}
