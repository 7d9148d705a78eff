import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Claps } from './clap.statements';

@ObjectType('ThreadClaps')
export class ThreadClapsModel implements Claps {
  @Field(() => Int, { description: 'Of everybody.' })
  claps: number;

  @Field(() => Int, { description: 'Of the caller, at most 10.' })
  requestingUserClapCnt: number;
}
