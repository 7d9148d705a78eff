import type { LessonStatus } from '@lyceum/contracts/live-course';
import { Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { DocumentModel } from '../documents/document.model';
import { HomeworkModel } from '../homework/homework.model';
import { LessonStatusEnum } from '../live-course.enums';
import { RecordFileModel } from '../recordings/recording.model';

/** Who stands in for a lesson, or could. */
@ObjectType('LiveLessonTeacher')
export class LessonTeacherModel {
  @Field(() => ID)
  id: string;

  @Personal('taught')
  @Field(() => String)
  firstName: string;

  @Personal('taught')
  @Field(() => String)
  lastName: string;

  @Personal('taught')
  @Field(() => String, { nullable: true })
  profilePictureUrl: string | null;
}

/** A lesson as the caller may see it (checklist line 175). */
@ObjectType('LiveLesson')
export class LessonModel {
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

  @Field(() => LessonStatusEnum)
  status: LessonStatus;

  @Field(() => String, { nullable: true, description: 'When the class meets, in words.' })
  schedule: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to join: to who teaches always, to others from ten minutes before it begins until it ends.',
  })
  zoomLink: string | null;

  @Field(() => String, { nullable: true, description: 'Where to begin it; to its teachers alone.' })
  startUrl: string | null;

  @Personal('taught')
  @Field(() => String, { nullable: true, description: 'To its teachers alone.' })
  hostEmail: string | null;

  @Field(() => Int, {
    description: 'How often it was moved, canceled, restored or given to somebody else to teach.',
  })
  sequence: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was to begin at first, of one that was moved.',
  })
  movedFrom: Date | null;

  @Field(() => LessonTeacherModel, { nullable: true, description: 'Who stands in for its teacher.' })
  substitute: LessonTeacherModel | null;

  @Field(() => [RecordFileModel], { description: 'Recordings that can be watched.' })
  meetingVideoRecordFileLinks: RecordFileModel[];

  @Field(() => [DocumentModel])
  documents: DocumentModel[];

  @Field(() => [HomeworkModel])
  lessonHomeworks: HomeworkModel[];
}

/** A lesson after somebody changed it. */
@ObjectType('ChangedLiveLesson')
export class ChangedLessonModel {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => GraphQLISODateTime)
  endDateTime: Date;

  @Field(() => LessonStatusEnum)
  status: LessonStatus;

  @Field(() => Int)
  sequence: number;
}

/** A lesson of another class that the caller stands in for. */
@ObjectType('StoodInLiveLesson')
export class StoodInLessonModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => String)
  timeZone: string;

  @Field(() => Int)
  lessonNumber: number;

  @Field(() => String)
  lessonTopic: string;

  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => GraphQLISODateTime)
  endDateTime: Date;

  @Field(() => LessonStatusEnum)
  status: LessonStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Where to begin it, from ten minutes before until it ends.',
  })
  startUrl: string | null;

  @Field(() => [DocumentModel])
  documents: DocumentModel[];
}
