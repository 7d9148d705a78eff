import type { SignInWay, UserActionType } from '@lyceum/contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** One thing a person did, with the browser they did it in (checklist line 239). */
@Entity('user_actions')
@Index('user_actions_user_idx', ['userId', 'id'])
export class UserAction {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  actionType: UserActionType;

  @Column('text')
  browser: string;

  @Column('text')
  browserVersion: string;

  @Column('text')
  os: string;

  @Column('text')
  osVersion: string;

  /** 'desktop', 'mobile' or 'tablet'; empty when the browser does not say. */
  @Column('text')
  platform: string;

  /** How somebody signed in; of a LOGIN alone (checklist line 38). */
  @Column('text', { nullable: true })
  loginType: SignInWay | null;

  @Column('text', { nullable: true })
  path: string | null;

  /** Time on the page, in milliseconds. */
  @Column('integer', { nullable: true })
  duration: number | null;

  /** What only some types say, e.g. the landing, idle and last-active times of a log-out (checklist line 29). */
  @Column('jsonb', { nullable: true })
  details: object | null;

  /** When it happened. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
