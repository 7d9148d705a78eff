import {
  liveCourseCalls,
  type UpdateLessonTopicsInput,
  updateLessonTopicsSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Int, Mutation, Resolver } from '@nestjs/graphql';
import { LessonModel } from './lesson.model';
import { LessonTopicsService } from './lesson-topics.service';

@Resolver(() => LessonModel)
export class LessonResolver {
  constructor(private readonly topics: LessonTopicsService) {}

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => Int, { description: 'Gives lessons that the caller teaches new topics. Answers how many.' })
  updateLiveCourseLessonTopics(
    @CurrentActor() actor: Actor,
    @Arguments(updateLessonTopicsSchema) input: UpdateLessonTopicsInput,
  ): Promise<number> {
    return this.topics.update(actor, input);
  }
}
