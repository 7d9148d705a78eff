import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CommunityPrivacy, MemberRole, MembershipState } from '@lyceum/contracts/forum';
import { CommunityPrivacyEnum, MemberRoleEnum, MembershipStateEnum } from '../../access/forum.enums';
import { UserSummaryModel } from '@lyceum/auth';

/** A forum as the caller sees it (checklist line 60). */
@ObjectType('Community', {
  description: 'A forum. Of a private one the caller is not in: its name, picture and description only.',
})
export class CommunityModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Its name in addresses.' })
  name: string;

  @Field(() => String)
  displayName: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  type: string;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Like #5b2a86.' })
  color: string | null;

  @Field(() => String)
  description: string;

  @Field(() => CommunityPrivacyEnum)
  privacy: CommunityPrivacy;

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

  @Field(() => String, { nullable: true, description: 'Path of the picture across its top.' })
  banner: string | null;

  @Field(() => UserSummaryModel, { nullable: true, description: 'Null where the caller may not open it.' })
  creator: UserSummaryModel | null;
}
