import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { UserSummaryModel } from '@lyceum/auth';

/** An option of a poll as the caller meets it. */
@ObjectType('PollOption')
export class PollOptionModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  label: string;

  @Field(() => UserSummaryModel, { description: 'Who added it.' })
  creator: UserSummaryModel;

  @Field(() => Int, { nullable: true, description: 'Null while the results are hidden from the caller.' })
  votesCnt: number | null;

  @Field(() => Boolean)
  requestingUserVoted: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may delete it.' })
  deletable: boolean;
}

@ObjectType('PollVote')
export class PollVoteModel {
  @Field(() => ID)
  optionId: string;

  @Field(() => ID)
  userId: string;
}

/** A poll as the caller meets it (checklist line 125). */
@ObjectType('Poll', { description: 'The poll of a thread.' })
export class PollModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  creator: UserSummaryModel;

  @Field(() => Boolean, { description: 'Whether one person can vote for several options.' })
  canSelectMultiple: boolean;

  @Field(() => Boolean, { description: 'Whether anybody can add options.' })
  open: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closesAt: Date | null;

  @Field(() => Boolean)
  isClosed: boolean;

  @Field(() => Boolean)
  hiddenUntilVoted: boolean;

  @Field(() => Boolean, { description: 'Whether the caller sees counts and who voted.' })
  resultsVisible: boolean;

  @Field(() => Int, { description: 'How many people have voted.' })
  votersCnt: number;

  @Field(() => [PollOptionModel], { description: 'In the order they were added.' })
  options: PollOptionModel[];

  @Field(() => [PollVoteModel], { description: "Up to 100, the caller's first; theirs alone while hidden." })
  votes: PollVoteModel[];

  @Field(() => Boolean, { description: 'Whether the caller can vote now.' })
  canVote: boolean;

  @Field(() => Boolean, { description: 'Whether the caller can add an option now.' })
  canAddOptions: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may close it.' })
  editable: boolean;
}
