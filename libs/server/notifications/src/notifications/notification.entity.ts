import type { NotificationType } from '@lyceum/contracts/notifications';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something one user is told (checklist line 51). Never an output type: doors answer with `NotificationModel`. */
@Entity('notifications')
@Index('notifications_newest_idx', ['userId', 'createdAt', 'id'], { where: 'in_app' })
@Index('notifications_unseen_idx', ['userId', 'createdAt', 'id'], { where: 'in_app AND seen_at IS NULL' })
@Index('notifications_group_key', ['userId', 'type', 'groupKey'], {
  unique: true,
  where: 'seen_at IS NULL AND group_key IS NOT NULL',
})
@Index('notifications_digest_idx', ['userId', 'digestDay'], {
  where: 'seen_at IS NULL AND digest_day IS NOT NULL',
})
@Index('notifications_person_idx', ['userId', 'url'])
@Index('notifications_subject_idx', ['subjectId'], { where: 'subject_id IS NOT NULL' })
@Index('notifications_actor_idx', ['actorId'], { where: 'actor_id IS NOT NULL' })
export class Notification {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Who is told. */
  @Column('uuid')
  userId: string;

  @Column('text')
  type: NotificationType;

  /** Which `NoticeKind` says in words what happened. */
  @Column('text')
  kind: string;

  /** What it says it with; nobody's name. */
  @Column('jsonb', { default: {} })
  data: object;

  /** Who did it, the latest of a group; null for the platform itself and for accounts that are gone. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** Everybody who did it, no one twice, the latest last; the oldest drop out beyond the bound. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  actorIds: string[];

  /** Whom it is about, without having done anything. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** A path on our own site. */
  @Column('text', { nullable: true })
  url: string | null;

  @Column('text', { nullable: true })
  tag: string | null;

  /** Names the target of a grouped type; one unseen notification of a user, a type and a key. */
  @Column('text', { nullable: true })
  groupKey: string | null;

  /** What it is about: told only as long as its reader may know of that. Null for what cannot go. */
  @Column('text', { nullable: true })
  aboutType: string | null;

  @Column('uuid', { nullable: true })
  aboutId: string | null;

  /** False for one that only goes into e-mails. */
  @Column('boolean', { default: true })
  inApp: boolean;

  /** The daily e-mail it belongs into, if its type went there when it came. */
  @Column('date', { nullable: true })
  digestDay: string | null;

  /** When the latest of its group happened. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  seenAt: Date | null;
}
