import {
  type InGroupInput,
  inGroupSchema,
  type LiveCourseRole,
  type OfUserInput,
  ofUserSchema,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
} from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { LiveCourseRoleEnum } from '../live-course.enums';
import { ClassroomService } from './classroom.service';
import { BothRolesModel, GroupModel, ListedGroupModel } from './group.model';

@Resolver(() => GroupModel)
export class ClassroomResolver {
  constructor(private readonly classrooms: ClassroomService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [ListedGroupModel], { description: "The caller's groups; those with a lesson to come first." })
  getUserLiveCourseGroupList(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<ListedGroupModel[]> {
    return this.classrooms.ownGroups(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => BothRolesModel, { description: "The caller's groups by what they are in them." })
  getUserLiveCoursesBothRoles(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<BothRolesModel> {
    return this.classrooms.bothRoles(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [ListedGroupModel], { description: 'Those of them in which the caller learns, or looks on.' })
  async getLyceumStudentClasses(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<ListedGroupModel[]> {
    return (await this.classrooms.bothRoles(actor, input)).asStudent;
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [ListedGroupModel], { description: 'Those of them in which the caller teaches, or assists.' })
  async getLyceumTeacherClasses(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<ListedGroupModel[]> {
    return (await this.classrooms.bothRoles(actor, input)).asTeacher;
  }

  @Requires('liveCourse.read')
  @Query(() => GroupModel, { description: 'The classroom of a group that the caller is in.' })
  getSingleLiveCourseGroupData(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<GroupModel> {
    return this.classrooms.classroom(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => LiveCourseRoleEnum, { description: 'What the caller is in a group.' })
  getUserLiveCourseRole(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<LiveCourseRole> {
    return this.classrooms.ownRole(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => String, { nullable: true, description: "Where the caller's report is; null without one." })
  getStudentReportUrl(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<string | null> {
    return this.classrooms.ownReportUrl(actor, input);
  }
}
