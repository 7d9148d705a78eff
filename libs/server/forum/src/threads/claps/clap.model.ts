import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Claps, and the caller's among them. */
@ObjectType('ThreadClaps')
export class ThreadClapsModel {
  @Field(() => Int, { description: 'Of everybody.' })
  claps: number;

  @Field(() => Int, { description: 'Of the caller, at most 10.' })
  requestingUserClapCnt: number;
}
