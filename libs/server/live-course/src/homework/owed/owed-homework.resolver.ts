import { type OfUserInput, ofUserSchema } from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { OwedHomeworkModel } from './owed-homework.model';
import { OwedHomeworkService } from './owed-homework.service';

@Resolver(() => OwedHomeworkModel)
export class OwedHomeworkResolver {
  constructor(private readonly owed: OwedHomeworkService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [OwedHomeworkModel], {
    description:
      'Homework of all classes that the caller has not handed in and still can, the soonest due first.',
  })
  getOwedLiveHomeworks(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<OwedHomeworkModel[]> {
    return this.owed.of(actor, input);
  }
}
