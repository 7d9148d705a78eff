import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DraftPoll } from '@lyceum/contracts/forum';

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

/** Something the caller has begun to write. */
@ObjectType('Draft', { description: 'Something the caller has begun to write.' })
export class DraftModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Of a new thread; empty for a reply.' })
  title: string;

  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => [String])
  tags: string[];

  @Field(() => DraftPollModel, nullable)
  poll: DraftPollModel | null;

  @Field(() => Int, { description: 'Grows with every save; the next save names it.' })
  revision: number;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}
