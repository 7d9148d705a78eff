import { type ThreadWatch, threadWatches } from '@lyceum/contracts/forum';
import { contractEnum } from '@lyceum/kernel';
import { Field, ID, ObjectType } from '@nestjs/graphql';

export const ThreadWatchEnum = contractEnum(
  'ThreadWatch',
  threadWatches,
  'What somebody hears of a thread: as usual, of every reply, or of nothing but mentions.',
);

/** A thread that its reader follows or has muted. */
@ObjectType('WatchedThread')
export class WatchedThreadModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { description: 'What its forum is called.' })
  forum: string;

  @Field(() => ThreadWatchEnum)
  watch: ThreadWatch;

  @Field(() => String)
  cursor: string;
}
