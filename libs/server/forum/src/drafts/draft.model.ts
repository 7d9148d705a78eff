import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DraftPoll } from '@lyceum/contracts/forum';
import { ThreadPartsModel } from '../threads/thread-parts.model';

const nullable = { nullable: true } as const;

@ObjectType('DraftPoll', { description: 'A poll while its thread is being written.' })
export class DraftPollModel implements DraftPoll {
  @Field(() => Boolean, nullable)
  canSelectMultiple?: boolean | null;

  @Field(() => Boolean, nullable)
  open?: boolean | null;

  @Field(() => GraphQLISODateTime, nullable)
  closesAt?: Date | null;

  @Field(() => Boolean, nullable)
  hiddenUntilVoted?: boolean | null;

  @Field(() => [String])
  options: string[];
}

/** Something the caller has begun to write; the parts of a thread are empty for a reply. */
@ObjectType('Draft', {
  description: 'Something the caller has begun to write. The parts of a thread are empty for a reply.',
})
export class DraftModel extends ThreadPartsModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => DraftPollModel, nullable)
  poll: DraftPollModel | null;

  @Field(() => Int, { description: 'Grows with every save; the next save names it.' })
  revision: number;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}
