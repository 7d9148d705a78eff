import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { InstructorBioModel } from '../classroom/group.model';
import { LiveCourseModel } from '../courses/live-course.model';

/** A lesson that is to come, as everybody may know of it. */
@ObjectType('PublicLiveLesson')
export class PublicLessonModel {
  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => GraphQLISODateTime)
  endDateTime: Date;
}

/** A group of a published course that takes who enrols themself. */
@ObjectType('OpenLiveCourseGroup')
export class OpenGroupModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String, { description: 'The zone the class keeps, by its name in the IANA database.' })
  timeZone: string;

  @Field(() => GraphQLISODateTime)
  sessionStartDateTime: Date;

  @Field(() => GraphQLISODateTime)
  sessionEndDateTime: Date;

  @Field(() => Int, { description: 'Lessons that take place.' })
  lessonsCnt: number;

  @Field(() => Int, { description: 'How long they are together.' })
  lessonMinutes: number;

  @Field(() => [PublicLessonModel], { description: 'The next ones.' })
  nextLessons: PublicLessonModel[];

  @Field(() => Int, { nullable: true, description: 'Null for as many as come.' })
  seats: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'None where others wait for them already; null for as many as come.',
  })
  seatsLeft: number | null;

  @Field(() => String, { nullable: true, description: 'What its teacher is called.' })
  instructor: string | null;
}

/** A course as its public page shows it (checklist line 185). */
@ObjectType('LiveCoursePage')
export class CoursePageModel {
  @Field(() => LiveCourseModel)
  course: LiveCourseModel;

  @Field(() => [InstructorBioModel], { description: 'As the school presents them, of its classes to come.' })
  teachers: InstructorBioModel[];

  @Field(() => [OpenGroupModel], { description: 'Those that take enrolments, the next one first.' })
  groups: OpenGroupModel[];
}

/** A published course in a list of them. */
@ObjectType('ListedLiveCourse')
export class ListedCourseModel {
  @Field(() => LiveCourseModel)
  course: LiveCourseModel;

  @Field(() => Int, { description: 'Groups that take enrolments.' })
  openGroupsCnt: number;

  @Field(() => Boolean, { description: 'Whether one of them has a seat that nobody waits for.' })
  hasSeats: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the first of them has its next lesson.',
  })
  nextDateTime: Date | null;
}
