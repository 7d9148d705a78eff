import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

/** Something that somebody is to do, or to be at, by a time. */
@ObjectType('DueItem', { description: 'Something the caller is to do, or to be at, by a time.' })
export class DueItemModel {
  @Field(() => ID)
  id: string;

  /** “The poll closes”. */
  @Field(() => String, { description: 'What it is, in words.' })
  label: string;

  /** The title of a thread, a lesson, a homework. */
  @Field(() => String, { description: 'What it is about.' })
  title: string;

  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => String, { description: 'Path of the page where it is done.' })
  url: string;
}
