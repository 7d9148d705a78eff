import { Field, ObjectType } from '@nestjs/graphql';

/** A page of the public site as visitors read it. */
@ObjectType('PublicPage')
export class PublicPageModel {
  @Field(() => String, { description: 'Its address, without the query.' })
  path: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @Field(() => String, { nullable: true, description: 'The picture it is shared with, as a path.' })
  picture: string | null;

  @Field(() => String, { description: 'What it shows, as JSON: PublicContent of the contracts.' })
  content: string;
}
