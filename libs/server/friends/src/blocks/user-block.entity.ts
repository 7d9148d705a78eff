import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody whom somebody has blocked (checklist line 144). It works both ways and is told to the blocker alone. */
@Entity('user_blocks')
@Index('user_blocks_blocked_idx', ['blockedId'])
@Index('user_blocks_latest_idx', ['blockerId', 'createdAt', 'blockedId'])
export class UserBlock {
  @PrimaryColumn('uuid')
  blockerId: string;

  @PrimaryColumn('uuid')
  blockedId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
