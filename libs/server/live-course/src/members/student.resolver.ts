import {
  type InGroupInput,
  inGroupSchema,
  liveCourseCalls,
  type UpdateUserLiveCourseInput,
  updateUserLiveCourseSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { StudentModel } from './student.model';
import { StudentService } from './student.service';

@Resolver(() => StudentModel)
export class StudentResolver {
  constructor(private readonly students: StudentService) {}

  @Requires('liveCourse.read')
  @Query(() => [StudentModel], { description: "A group's students, to who teaches them and to staff." })
  getStudentListForSingleLiveCourseGroup(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<StudentModel[]> {
    return this.students.students(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => StudentModel, {
    description: 'Changes report, certificate and standing of a student in a group that the caller teaches.',
  })
  updateUserLiveCourse(
    @CurrentActor() actor: Actor,
    @Arguments(updateUserLiveCourseSchema) input: UpdateUserLiveCourseInput,
  ): Promise<StudentModel> {
    return this.students.update(actor, input);
  }
}
