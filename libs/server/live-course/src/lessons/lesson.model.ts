import type { LessonStatus } from '@lyceum/contracts/live-course';
import { Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { DocumentModel } from '../documents/document.model';
import { HomeworkModel } from '../homework/homework.model';
import { LessonStatusEnum } from '../live-course.enums';

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

  @Field(() => [DocumentModel])
  documents: DocumentModel[];

  @Field(() => [HomeworkModel])
  lessonHomeworks: HomeworkModel[];
}
