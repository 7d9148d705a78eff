import type { SocialProvider } from '@lyceum/contracts/auth';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person's account at another service, by which they sign in here (checklist line 37: googleId and its like). */
@Entity('identities')
@Index('identities_subject_key', ['provider', 'subject'], { unique: true })
@Index('identities_user_key', ['userId', 'provider'], { unique: true })
export class Identity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  provider: SocialProvider;

  /** The service's own id of the person. */
  @Column('text')
  subject: string;

  /** As the service had it when the two were linked. */
  @Column('citext', { nullable: true })
  email: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
