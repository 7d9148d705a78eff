import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MemberRole, MembershipState } from '@lyceum/contracts/forum';
import { MemberRoleEnum, MembershipStateEnum } from '../../access/forum.enums';
import { UserSummaryModel } from '@lyceum/auth';
import { CommunityPartsModel } from '../community-parts.model';

/** A forum as the caller sees it (checklist line 60). */
@ObjectType('Community', {
  description: 'A forum. Of a private one the caller is not in: its name, picture and description only.',
})
export class CommunityModel extends CommunityPartsModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Its name in addresses.' })
  name: string;

  @Field(() => Int, { description: '0 where the caller may not open the forum.' })
  membersCnt: number;

  @Field(() => Int, { description: '0 where the caller may not open the forum.' })
  threadsCnt: number;

  @Field(() => MembershipStateEnum)
  requestingUserIsMember: MembershipState;

  @Field(() => MemberRoleEnum, { nullable: true, description: 'Null for who is no member.' })
  requestingUserRole: MemberRole | null;

  @Field(() => Boolean, { description: 'Whether the caller sees requests and reports, pins and removes.' })
  canModerate: boolean;

  @Field(() => Boolean, { description: 'Whether the caller decides on roles, bans and settings.' })
  canAdminister: boolean;

  @Field(() => Boolean, { description: 'Whether somebody has invited the caller.' })
  isInvited: boolean;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => UserSummaryModel, { nullable: true, description: 'Null where the caller may not open it.' })
  creator: UserSummaryModel | null;
}
