import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pollCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PollModel } from './reading/poll.model';
import { PollService } from './reading/poll.service';
import type { PollView } from './reading/poll.view';
import { NewPollOptionInputModel } from './writing/new-poll.model';
import { PollWritingService } from './writing/poll-writing.service';

const id = { type: () => ID } as const;

@Limited(pollCalls.changes)
@Resolver(() => PollModel)
export class PollResolver {
  constructor(
    private readonly polls: PollService,
    private readonly writing: PollWritingService,
  ) {}

  @Requires('forum.read')
  @Query(() => PollModel, { description: 'The poll of a thread the caller may read.' })
  getPoll(@CurrentActor() actor: Actor, @Args('pollId', id) pollId: string): Promise<PollView> {
    return this.polls.open(actor, { pollId });
  }

  @Requires('forum.write')
  @ActingUser('newOption.creator')
  @Limited(pollCalls.options)
  @Mutation(() => PollModel, { description: 'Adds an option; to a poll that is not open, its creator may.' })
  addPollOption(
    @CurrentActor() actor: Actor,
    @Args('pollId', id) pollId: string,
    @Args('newOption', { type: () => NewPollOptionInputModel }) newOption: NewPollOptionInputModel,
  ): Promise<PollView> {
    return this.writing.addOption(actor, { pollId, newOption });
  }

  @Requires('forum.write')
  @Mutation(() => PollModel, {
    description: 'Deletes an option of the caller, or of their poll, with its votes.',
  })
  deletePollOption(
    @CurrentActor() actor: Actor,
    @Args('pollId', id) pollId: string,
    @Args('optionId', id) optionId: string,
  ): Promise<PollView> {
    return this.writing.deleteOption(actor, { pollId, optionId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => PollModel, { description: 'The caller votes for an option, or takes the vote back.' })
  updatePollVote(
    @CurrentActor() actor: Actor,
    @Args('checked', { type: () => Boolean }) checked: boolean,
    @Args('pollId', id) pollId: string,
    @Args('userId', id) userId: string,
    @Args('optionId', id) optionId: string,
  ): Promise<PollView> {
    return this.writing.vote(actor, { checked, pollId, userId, optionId });
  }

  @Requires('forum.write')
  @Mutation(() => PollModel, {
    description: 'No more votes: its creator may, and who keeps order in its forum.',
  })
  closePoll(@CurrentActor() actor: Actor, @Args('pollId', id) pollId: string): Promise<PollView> {
    return this.writing.close(actor, { pollId });
  }
}
