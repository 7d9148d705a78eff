import type { SessionEndReason, SignInWay } from '@lyceum/contracts/auth';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One sign-in on one browser, from then until it ends. Its refresh keys follow each other; only their SHA-256 is
 * kept, of the present one and of the one before.
 */
@Entity('sessions')
@Index('sessions_user_idx', ['userId', 'id'])
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  signInWay: SignInWay;

  @Column('boolean')
  keepLoggedIn: boolean;

  /** Whether more than a password was shown: a code, or a passkey. */
  @Column('boolean')
  hasSecondFactor: boolean;

  @Column('text')
  userAgent: string;

  @Column('text')
  ipAddress: string;

  @Column('bytea', { select: false })
  refreshHash: Buffer;

  @Column('bytea', { nullable: true, select: false })
  previousRefreshHash: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When the access token was last renewed. */
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  /** When a tab last told of a sign of the user. */
  @Column('timestamptz', { default: () => 'now()' })
  activeAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** Together with the reason: the record of the session's end (checklist line 29). */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  endReason: SessionEndReason | null;
}
