import { MeModel } from '@lyceum/auth';
import {
  schoolCalls,
  type SchoolStudentsFileInput,
  schoolStudentsFileSchema,
  type SchoolStudentsInput,
  schoolStudentsSchema,
} from '@lyceum/contracts/schools';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Args, ID, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ListedStudentsPageModel } from '../students/student.model';
import { SchoolPageService } from './school-page.service';
import { StaffedSchoolModel } from './staffed-school.model';

@Resolver(() => StaffedSchoolModel)
export class SchoolPageResolver {
  constructor(private readonly pages: SchoolPageService) {}

  @Requires('school.readStudents')
  @ActingUser('userId')
  @Query(() => [StaffedSchoolModel], { description: 'The schools that the caller works at.' })
  getStaffedSchools(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<StaffedSchoolModel[]> {
    return this.pages.schools(actor);
  }

  @Requires('school.readStudents')
  @ActingUser('userId')
  @Limited(schoolCalls.students)
  @Query(() => ListedStudentsPageModel, { description: 'Students of a school that the caller works at.' })
  getSchoolStudents(
    @CurrentActor() actor: Actor,
    @Arguments(schoolStudentsSchema) input: SchoolStudentsInput,
  ): Promise<ListedStudentsPageModel> {
    return this.pages.students(actor, input);
  }

  @Requires('school.exportStudents')
  @ActingUser('userId')
  @Limited(schoolCalls.files)
  @Mutation(() => String, {
    description: 'The students of a school that the caller works at, as CSV. That it was taken out is kept.',
  })
  exportSchoolStudents(
    @CurrentActor() actor: Actor,
    @Arguments(schoolStudentsFileSchema) input: SchoolStudentsFileInput,
  ): Promise<string> {
    return this.pages.file(actor, input);
  }
}

/** What schools add to the signed-in user; it costs a statement only for who has a role of theirs. */
@Resolver(() => MeModel)
export class WorksAtSchoolResolver {
  constructor(private readonly pages: SchoolPageService) {}

  @ResolveField(() => Boolean, { description: 'Whether there is a school that the caller works at.' })
  worksAtSchool(@CurrentActor() actor: Actor): Promise<boolean> {
    return this.pages.worksAtSchool(actor);
  }
}
