import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type AddPollOptionInput,
  addPollOptionSchema,
  type DeletePollOptionInput,
  deletePollOptionSchema,
  pollCalls,
  type PollIdInput,
  pollIdSchema,
  type UpdatePollVoteInput,
  updatePollVoteSchema,
} from '@lyceum/contracts/polls';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PollModel } from './reading/poll.model';
import { PollService } from './reading/poll.service';
import { PollWritingService } from './writing/poll-writing.service';

@Limited(pollCalls.changes)
@Resolver(() => PollModel)
export class PollResolver {
  constructor(
    private readonly polls: PollService,
    private readonly writing: PollWritingService,
  ) {}

  @Requires('forum.read')
  @Query(() => PollModel, { description: 'The poll of a thread the caller may read.' })
  getPoll(@CurrentActor() actor: Actor, @Arguments(pollIdSchema) input: PollIdInput): Promise<PollModel> {
    return this.polls.open(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('newOption.creator')
  @Limited(pollCalls.options)
  @Mutation(() => PollModel, { description: 'Adds an option; to a poll that is not open, its creator may.' })
  addPollOption(
    @CurrentActor() actor: Actor,
    @Arguments(addPollOptionSchema) input: AddPollOptionInput,
  ): Promise<PollModel> {
    return this.writing.addOption(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => PollModel, {
    description: 'Deletes an option of the caller, or of their poll, with its votes.',
  })
  deletePollOption(
    @CurrentActor() actor: Actor,
    @Arguments(deletePollOptionSchema) input: DeletePollOptionInput,
  ): Promise<PollModel> {
    return this.writing.deleteOption(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => PollModel, { description: 'The caller votes for an option, or takes the vote back.' })
  updatePollVote(
    @CurrentActor() actor: Actor,
    @Arguments(updatePollVoteSchema) input: UpdatePollVoteInput,
  ): Promise<PollModel> {
    return this.writing.vote(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => PollModel, {
    description: 'No more votes: its creator may, and who keeps order in its forum.',
  })
  closePoll(@CurrentActor() actor: Actor, @Arguments(pollIdSchema) input: PollIdInput): Promise<PollModel> {
    return this.writing.close(actor, input);
  }
}
