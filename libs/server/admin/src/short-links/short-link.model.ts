import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('ShortLink')
export class ShortLinkModel {
  @Field(() => String, { description: 'A path of this site, with its query and fragment.' })
  target: string;
}
