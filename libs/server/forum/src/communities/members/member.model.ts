import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MemberRole } from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';
import { UserSummaryModel } from '../../people/user-summary.model';
import { MemberRoleEnum } from '../../access/forum.enums';
import { memberStatuses, type MemberView } from './member.view';

const MemberStatusEnum = contractEnum('MemberStatus', memberStatuses, 'How somebody stands to a forum.');

@ObjectType('CommunityMember', { description: 'Somebody in the lists of people of a forum.' })
export class CommunityMemberModel implements MemberView {
  @Field(() => ID, { description: 'Of the user.' })
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => MemberRoleEnum)
  role: MemberRole;

  @Field(() => MemberStatusEnum)
  status: MemberView['status'];

  @Field(() => Int, { description: 'Threads of the forum that they have opened since they joined.' })
  viewedThreads: number;

  @Field(() => GraphQLISODateTime, { description: 'When they joined, or were invited.' })
  joinedAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
