import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { type CommunityPrivacy, type ThreadParts, threadPartNames } from '@lyceum/contracts/forum';
import { CommunityPrivacyEnum } from '../access/forum.enums';

/** What an author says of a thread beside its text, as threads, cards and drafts answer it. */
@ObjectType({ isAbstract: true })
export abstract class ThreadPartsModel implements Required<ThreadParts> {
  @Field(() => String)
  title: string;

  @Field(() => [String])
  tags: string[];

  @Field(() => String, { nullable: true })
  thumbnailUrl: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when members are to reply.' })
  dueAt: Date | null;
}

/** Of what is left out of a thread. */
const missing: ThreadPartsModel = { title: '', tags: [], thumbnailUrl: null, dueAt: null };

export function threadPartsOf(said: {
  [Part in keyof ThreadParts]?: ThreadParts[Part] | null;
}): ThreadPartsModel {
  const parts = threadPartNames.map((name) => [name, said[name] ?? missing[name]] as const);
  return Object.fromEntries(parts) as unknown as ThreadPartsModel;
}

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
