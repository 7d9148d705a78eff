import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row of the append-only audit log; a database trigger refuses UPDATE and DELETE. */
@Entity('audit_entries')
@Index('audit_entries_target_idx', ['targetType', 'targetId', 'id'])
@Index('audit_entries_actor_idx', ['actorId', 'id'])
@Index('audit_entries_created_at_idx', ['createdAt', 'id'])
export class AuditEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('text')
  targetType: string;

  @Column('text')
  targetId: string;

  @Column('jsonb', { nullable: true })
  before: object | null;

  @Column('jsonb', { nullable: true })
  after: object | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** IP address the request came from; null for what no request did. */
  @Column('text', { nullable: true })
  address: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
