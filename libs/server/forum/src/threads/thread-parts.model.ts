import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { CommunityPrivacy } from '@lyceum/contracts';
import { CommunityPrivacyEnum } from '../access/forum.enums';
import type { ThreadAuthor, ThreadCommunity } from './thread.rows';

@ObjectType('ThreadAuthorProfile')
export class ThreadAuthorProfileModel {
  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}

@ObjectType('ThreadAuthor')
export class ThreadAuthorModel implements ThreadAuthor {
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

@ObjectType('ThreadCommunity', { description: 'The forum of a thread, as far as a thread names it.' })
export class ThreadCommunityModel implements ThreadCommunity {
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
