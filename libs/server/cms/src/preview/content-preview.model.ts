import { Field, ObjectType } from '@nestjs/graphql';

/** A draft as somebody with a link to it reads it. */
@ObjectType('ContentPreview')
export class ContentPreviewModel {
  @Field(() => String)
  title: string;

  @Field(() => String, {
    description: 'What it shows, as JSON: PublicContent of the contracts, of which anything may be empty.',
  })
  content: string;

  @Field(() => Date, { description: 'When the link leads there no more.' })
  until: Date;
}
