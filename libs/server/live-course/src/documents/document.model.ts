import type { DocumentType } from '@lyceum/contracts/live-course';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { DocumentTypeEnum } from '../live-course.enums';

/** A link that a class works with (checklist line 176). */
@ObjectType('LiveCourseDocument')
export class DocumentModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  docName: string;

  @Field(() => DocumentTypeEnum)
  docType: DocumentType;

  @Field(() => String)
  docLink: string;

  @Field(() => String, { nullable: true })
  docNote: string | null;

  @Field(() => ID, { nullable: true, description: 'Another one of the lesson that it belongs to.' })
  correspondingDocId: string | null;

  @Field(() => GraphQLISODateTime)
  updatedTime: Date;
}
