import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('ProfileEntry')
export class ProfileEntryModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Where it is read.' })
  url: string;
}

@ObjectType('ProfileEvent')
export class ProfileEventModel extends ProfileEntryModel {
  @Field(() => GraphQLISODateTime)
  startDate: Date;
}

@ObjectType('ProfileCertificate')
export class ProfileCertificateModel extends ProfileEntryModel {
  @Field(() => GraphQLISODateTime)
  issuedAt: Date;
}

/** What else of the house a profile lists. */
@ObjectType('ProfileEntries')
export class ProfileEntriesModel {
  @Field(() => [ProfileEntryModel], {
    nullable: true,
    description: 'Forums both may see, by name; null where they are not shown to the caller.',
  })
  forums: ProfileEntryModel[] | null;

  @Field(() => [ProfileEntryModel], {
    description:
      'Classes both are in, by name; to oneself, all of one’s own. Who is not in a class is told of none.',
  })
  classes: ProfileEntryModel[];

  @Field(() => [ProfileEventModel], {
    description: 'What begins later, the next first; none where they are not shown to the caller.',
  })
  events: ProfileEventModel[];

  @Field(() => [ProfileCertificateModel], {
    nullable: true,
    description:
      'Certificates that hold, with their public pages; null where they are not shown to the caller.',
  })
  certificates: ProfileCertificateModel[] | null;
}
