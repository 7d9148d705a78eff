import {
  liveCourseCalls,
  type OneHomeworkInput,
  oneHomeworkSchema,
  type SaveHomeworkInput,
  saveHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { HomeworkModel } from './homework.model';
import { KeepHomeworkService } from './keep-homework.service';

@Resolver(() => HomeworkModel)
@Limited(liveCourseCalls.changes)
export class KeepHomeworkResolver {
  constructor(private readonly homework: KeepHomeworkService) {}

  @Requires('liveCourse.write')
  @Mutation(() => HomeworkModel, {
    description: 'Gives homework for a lesson that the caller teaches, or changes it.',
  })
  saveLiveCourseHomework(
    @CurrentActor() actor: Actor,
    @Arguments(saveHomeworkSchema) input: SaveHomeworkInput,
  ): Promise<HomeworkModel> {
    return this.homework.save(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => HomeworkModel, {
    description: 'Takes homework from a class that the caller teaches; it can be had back.',
  })
  deleteLiveCourseHomework(
    @CurrentActor() actor: Actor,
    @Arguments(oneHomeworkSchema) input: OneHomeworkInput,
  ): Promise<HomeworkModel> {
    return this.homework.delete(actor, input);
  }

  @Requires('liveCourse.write')
  @Mutation(() => HomeworkModel, { description: 'Gives deleted homework back, as it was.' })
  restoreLiveCourseHomework(
    @CurrentActor() actor: Actor,
    @Arguments(oneHomeworkSchema) input: OneHomeworkInput,
  ): Promise<HomeworkModel> {
    return this.homework.restore(actor, input);
  }
}
