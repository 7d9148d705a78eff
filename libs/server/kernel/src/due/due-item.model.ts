import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import type { DueItem } from './due-source';

/** As `DueItem`. */
@ObjectType('DueItem', { description: 'Something the caller is to do, or to be at, by a time.' })
export class DueItemModel implements DueItem {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'What it is, in words.' })
  label: string;

  @Field(() => String, { description: 'What it is about.' })
  title: string;

  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => String, { description: 'Path of the page where it is done.' })
  url: string;
}
