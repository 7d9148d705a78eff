import type { FriendRelationStatus } from '@lyceum/contracts/friends';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A friend request or a friendship (checklist line 136). There is one row of two people, whoever asked: the unique
 * index `friend_relations_pair_key` is over the lesser and the greater id.
 */
@Entity('friend_relations')
@Index('friend_relations_requester_idx', ['requesterId', 'status', 'since', 'id'])
@Index('friend_relations_requested_idx', ['requestedId', 'status', 'since', 'id'])
export class FriendRelation {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  requesterId: string;

  @Column('uuid')
  requestedId: string;

  @Column('text', { default: 'PENDING' })
  status: FriendRelationStatus;

  /** Since when the status is what it is: when they were asked, then when they said yes. */
  @Column('timestamptz', { default: () => 'now()' })
  since: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
