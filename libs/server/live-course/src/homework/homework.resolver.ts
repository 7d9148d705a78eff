import {
  type InLessonInput,
  inLessonSchema,
  liveCourseCalls,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type SubmitHomeworkFileInput,
  submitHomeworkFileSchema,
  type SubmitHomeworkInput,
  submitHomeworkSchema,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { LessonHomeworkModel, StudentHomeworkModel } from './homework.model';
import { HomeworkService } from './homework.service';

@Resolver(() => StudentHomeworkModel)
export class HomeworkResolver {
  constructor(private readonly homework: HomeworkService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [StudentHomeworkModel], {
    description: 'All homework of a group with what the caller has of it, by when it is due.',
  })
  getStudentOwnLiveLessonHomeworks(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<StudentHomeworkModel[]> {
    return this.homework.own(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [LessonHomeworkModel], {
    description: 'What all students of a lesson have of its homework, to who teaches them.',
  })
  getLessonHomeworkData(
    @CurrentActor() actor: Actor,
    @Arguments(inLessonSchema) input: InLessonInput,
  ): Promise<LessonHomeworkModel[]> {
    return this.homework.ofLesson(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.submissions)
  @Mutation(() => StudentHomeworkModel, { description: "Hands in the caller's link, or replaces it." })
  saveStudentLiveCourseHomeworkLink(
    @CurrentActor() actor: Actor,
    @Arguments(submitHomeworkSchema) input: SubmitHomeworkInput,
  ): Promise<StudentHomeworkModel> {
    return this.homework.submit(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.submissions)
  @Mutation(() => StudentHomeworkModel, {
    description: 'Hands in a file that the caller has uploaded, or replaces what there was.',
  })
  saveStudentLiveCourseHomeworkFile(
    @CurrentActor() actor: Actor,
    @Arguments(submitHomeworkFileSchema) input: SubmitHomeworkFileInput,
  ): Promise<StudentHomeworkModel> {
    return this.homework.submitFile(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => StudentHomeworkModel, {
    description: 'Marks work of a student of the caller as looked at.',
  })
  teacherViewUserLiveLessonHomework(
    @CurrentActor() actor: Actor,
    @Arguments(viewHomeworkSchema) input: ViewHomeworkInput,
  ): Promise<StudentHomeworkModel> {
    return this.homework.view(actor, input);
  }
}
