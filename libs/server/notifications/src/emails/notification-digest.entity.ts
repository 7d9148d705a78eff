import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The one daily e-mail of a user and a day; claiming it is what keeps a second one from going out. */
@Entity('notification_digests')
@Index('notification_digests_due_idx', ['dueAt'], { where: 'claimed_at IS NULL' })
export class NotificationDigest {
  @PrimaryColumn('uuid')
  userId: string;

  /** The day in the user's time zone on which it goes out. */
  @PrimaryColumn('date')
  day: string;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;
}
