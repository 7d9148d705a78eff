import {
  liveCourseCalls,
  type SaveGroupDocumentInput,
  saveGroupDocumentSchema,
  type SaveLessonDocumentInput,
  saveLessonDocumentSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { DocumentModel } from './document.model';
import { DocumentService } from './document.service';

@Resolver(() => DocumentModel)
export class DocumentResolver {
  constructor(private readonly documents: DocumentService) {}

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => DocumentModel, {
    description: 'Adds a link to a lesson that the caller teaches, or changes one.',
  })
  saveLiveCourseResourceLink(
    @CurrentActor() actor: Actor,
    @Arguments(saveLessonDocumentSchema) input: SaveLessonDocumentInput,
  ): Promise<DocumentModel> {
    return this.documents.saveOfLesson(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => DocumentModel, {
    description: 'Adds a link to a group that the caller teaches, or changes one.',
  })
  saveLiveCourseGlobalResourceLink(
    @CurrentActor() actor: Actor,
    @Arguments(saveGroupDocumentSchema) input: SaveGroupDocumentInput,
  ): Promise<DocumentModel> {
    return this.documents.saveOfGroup(actor, input);
  }
}
