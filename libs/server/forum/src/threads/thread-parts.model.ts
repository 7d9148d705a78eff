import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { CommunityPrivacy } from '@lyceum/contracts/forum';
import { CommunityPrivacyEnum } from '../access/forum.enums';

@ObjectType('ThreadAuthorProfile')
export class ThreadAuthorProfileModel {
  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}

/** Somebody who wrote something. */
@ObjectType('ThreadAuthor')
export class ThreadAuthorModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => Boolean, { description: 'Whether the caller teaches this person.' })
  requestingUserIsTheTeacherOfThisUser: boolean;

  @Field(() => ThreadAuthorProfileModel)
  userProfile: ThreadAuthorProfileModel;
}

/** The forum of a thread, as far as a thread names it. */
@ObjectType('ThreadCommunity', { description: 'The forum of a thread, as far as a thread names it.' })
export class ThreadCommunityModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  displayName: string;

  @Field(() => CommunityPrivacyEnum)
  privacy: CommunityPrivacy;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;
}
