import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type SkipFirstStepInput, skipFirstStepSchema } from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { FirstStepStateModel } from './first-step.model';
import { FirstStepsService } from './first-steps.service';

@Resolver(() => FirstStepStateModel)
export class FirstStepsResolver {
  constructor(private readonly steps: FirstStepsService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [FirstStepStateModel], { description: 'What leads a newcomer into the forums, in its order.' })
  getFirstSteps(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<FirstStepStateModel[]> {
    return this.steps.of(actor);
  }

  @Requires('forum.write')
  @Limited(forumCalls.changes)
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller passes over a first step, and is not asked again.' })
  async skipFirstStep(
    @CurrentActor() actor: Actor,
    @Arguments(skipFirstStepSchema) input: SkipFirstStepInput,
  ): Promise<boolean> {
    await this.steps.skip(actor, input);
    return true;
  }
}
