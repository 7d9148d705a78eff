import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ThreadClaps } from './clap.service';

@ObjectType('ThreadClaps')
export class ThreadClapsModel implements ThreadClaps {
  @Field(() => Int, { description: 'Of everybody.' })
  claps: number;

  @Field(() => Int, { description: 'Of the caller, at most 10.' })
  requestingUserClapCnt: number;
}
