import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('ProfileForum')
export class ProfileForumModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Where it is read.' })
  url: string;
}

@ObjectType('ProfileEvent')
export class ProfileEventModel extends ProfileForumModel {
  @Field(() => GraphQLISODateTime)
  startDate: Date;
}

/** What else of the house a profile lists. */
@ObjectType('ProfileEntries')
export class ProfileEntriesModel {
  @Field(() => [ProfileForumModel], {
    nullable: true,
    description: 'Forums both may see, by name; null where they are not shown to the caller.',
  })
  forums: ProfileForumModel[] | null;

  @Field(() => [ProfileEventModel], {
    description: 'What begins later, the next first; none where they are not shown to the caller.',
  })
  events: ProfileEventModel[];
}
