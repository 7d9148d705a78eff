import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MemberRole } from '@lyceum/contracts/forum';
import { contractEnum, type Placed } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';
import { MemberRoleEnum } from '../access/forum.enums';

const memberStatuses = ['MEMBER', 'INVITED', 'BANNED'] as const;

const MemberStatusEnum = contractEnum('MemberStatus', memberStatuses, 'How somebody stands to a forum.');

/** Somebody in a forum's lists of people (checklist line 76). */
@ObjectType('CommunityMember', { description: 'Somebody in the lists of people of a forum.' })
export class CommunityMemberModel {
  @Field(() => ID, { description: 'Of the user.' })
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => MemberRoleEnum)
  role: MemberRole;

  @Field(() => MemberStatusEnum)
  status: (typeof memberStatuses)[number];

  @Field(() => Int, { description: 'Threads of the forum that they have opened since they joined.' })
  viewedThreads: number;

  @Field(() => GraphQLISODateTime, { description: 'When they joined, or were invited.' })
  joinedAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}

/** One of them as the database answers it. */
export type MemberRow = Placed<Omit<CommunityMemberModel, 'cursor'>>;
