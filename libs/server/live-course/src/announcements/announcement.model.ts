import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { LessonTeacherModel } from '../lessons/lesson.model';

/** What a teacher tells a whole class. */
@ObjectType('LiveCourseAnnouncement')
export class AnnouncementModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;

  @Field(() => LessonTeacherModel, { nullable: true, description: 'Null once their account is gone.' })
  author: LessonTeacherModel | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  editedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether the caller may change and delete it.' })
  isKept: boolean;
}
