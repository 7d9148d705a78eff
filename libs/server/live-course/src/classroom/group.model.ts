import type { LiveCourseRole, EnrolmentState } from '@lyceum/contracts/live-course';
import { Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { LiveCourseModel } from '../courses/live-course.model';
import { DocumentModel } from '../documents/document.model';
import { LessonModel } from '../lessons/lesson.model';
import { LiveCourseRoleEnum, EnrolmentStateEnum } from '../live-course.enums';

/** Somebody of a group, to those who are in it. */
@ObjectType('LiveCoursePerson')
export class LiveCoursePersonModel {
  @Field(() => ID)
  id: string;

  @Personal('taught')
  @Field(() => String, {
    nullable: true,
    description: "To the group's teachers and to staff; null to others.",
  })
  email: string | null;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;

  @Field(() => LiveCourseRoleEnum)
  role: LiveCourseRole;
}

@ObjectType('InstructorBio')
export class InstructorBioModel {
  @Field(() => String)
  showName: string;

  @Field(() => String, { nullable: true })
  title: string | null;

  @Field(() => String, { nullable: true })
  bio: string | null;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;
}

/** The classroom of a group, as the caller may see it (checklist lines 174, 184). */
@ObjectType('LiveCourseGroup')
export class GroupModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String, { nullable: true })
  instructorTag: string | null;

  @Field(() => GraphQLISODateTime)
  sessionStartDateTime: Date;

  @Field(() => GraphQLISODateTime)
  sessionEndDateTime: Date;

  @Field(() => String, { description: 'The zone the class keeps, by its name in the IANA database.' })
  timeZone: string;

  @Field(() => LiveCourseRoleEnum, {
    nullable: true,
    description: "The caller's; null for staff who are not in it.",
  })
  role: LiveCourseRole | null;

  @Field(() => String, { nullable: true, description: "The caller's own." })
  certificateUrl: string | null;

  @Field(() => LiveCourseModel)
  liveCourse: LiveCourseModel;

  @Field(() => InstructorBioModel, { nullable: true })
  theInstructorBio: InstructorBioModel | null;

  @Field(() => [LiveCoursePersonModel], { description: 'Teachers first, then assistants.' })
  teacherList: LiveCoursePersonModel[];

  @Field(() => [LiveCoursePersonModel], { description: 'None to observers.' })
  studentList: LiveCoursePersonModel[];

  @Field(() => [DocumentModel], { description: 'Those beside the lessons.' })
  documents: DocumentModel[];

  @Field(() => [LessonModel], { description: 'By their number.' })
  lessons: LessonModel[];
}

/** What comes next in a group. */
@ObjectType('NextLiveLesson')
export class NextLessonModel {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  lessonNumber: number;

  @Field(() => String)
  lessonTopic: string;

  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => GraphQLISODateTime)
  endDateTime: Date;
}

/** A group among the caller's own (checklist line 173). */
@ObjectType('ListedLiveCourseGroup')
export class ListedGroupModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String)
  courseTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => String, { nullable: true })
  thumbnailUrl: string | null;

  @Field(() => LiveCourseRoleEnum)
  role: LiveCourseRole;

  @Field(() => EnrolmentStateEnum)
  state: EnrolmentState;

  @Field(() => GraphQLISODateTime)
  sessionStartDateTime: Date;

  @Field(() => GraphQLISODateTime)
  sessionEndDateTime: Date;

  @Field(() => String)
  timeZone: string;

  @Field(() => Int, { description: 'Lessons that take place.' })
  lessonsCnt: number;

  @Field(() => Int, { description: 'Those that are over.' })
  heldCnt: number;

  @Field(() => Int, { description: 'Of a student: homework that can be handed in and is not.' })
  owedCnt: number;

  @Field(() => Int, { description: 'Of who teaches: work that was handed in and that nobody has looked at.' })
  unseenCnt: number;

  @Field(() => NextLessonModel, { nullable: true, description: 'The one that runs, or comes next.' })
  nextLesson: NextLessonModel | null;
}

/** The caller's groups by what they are in them. */
@ObjectType('LiveCoursesOfUser')
export class BothRolesModel {
  @Field(() => [ListedGroupModel], { description: 'Those they teach, or assist in.' })
  asTeacher: ListedGroupModel[];

  @Field(() => [ListedGroupModel], { description: 'Those they learn in, or look at.' })
  asStudent: ListedGroupModel[];
}
