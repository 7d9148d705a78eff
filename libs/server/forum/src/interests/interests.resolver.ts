import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type Interest,
  interests,
  type SetMyInterestsInput,
  setMyInterestsSchema,
} from '@lyceum/contracts/forum';
import {
  ActingUser,
  type Actor,
  Arguments,
  contractEnum,
  CurrentActor,
  Limited,
  Requires,
} from '@lyceum/kernel';
import { InterestsService } from './interests.service';

const InterestEnum = contractEnum('Interest', interests, 'What somebody may be interested in.');

@Resolver()
export class InterestsResolver {
  constructor(private readonly interests: InterestsService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [InterestEnum], {
    description: 'What the caller is interested in, which nobody else is told.',
  })
  getMyInterests(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<Interest[]> {
    return this.interests.of(actor);
  }

  @Requires('forum.write')
  @Limited(forumCalls.changes)
  @ActingUser('userId')
  @Mutation(() => [InterestEnum], {
    description: 'All the caller is interested in, in place of what was said before.',
  })
  setMyInterests(
    @CurrentActor() actor: Actor,
    @Arguments(setMyInterestsSchema) input: SetMyInterestsInput,
  ): Promise<Interest[]> {
    return this.interests.set(actor, input);
  }
}
