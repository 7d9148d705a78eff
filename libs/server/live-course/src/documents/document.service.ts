import {
  type DocumentType,
  liveCourseErrors,
  liveCourseLimits,
  type SaveGroupDocumentInput,
  saveGroupDocumentSchema,
  type SaveLessonDocumentInput,
  saveLessonDocumentSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { DocumentModel } from './document.model';
import {
  addDocumentStatement,
  changeDocumentStatement,
  groupLock,
  groupPlaceQuery,
  isThereQuery,
  lessonLock,
  lessonPlaceQuery,
  type Place,
} from './document.statements';

/** Links that a class works with, kept by who teaches it. */
@Injectable()
export class DocumentService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Adds a link to a lesson, or changes one (checklist line 181).
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS,
   * LIVE_COURSE_DOCUMENT_NOT_FOUND, LIVE_COURSE_TOO_MANY_DOCUMENTS
   */
  async saveOfLesson(actor: Actor, input: SaveLessonDocumentInput): Promise<DocumentModel> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, ...said } = parseInput(saveLessonDocumentSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(lessonLock, { lessonId });
      const [place] = await transaction.rows(lessonPlaceQuery, { lessonId, userId: actor.userId });
      if (!place) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
      return save(transaction, actor, place, said);
    });
  }

  /**
   * The same of a group, beside its lessons (checklist line 182).
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS,
   * LIVE_COURSE_DOCUMENT_NOT_FOUND, LIVE_COURSE_TOO_MANY_DOCUMENTS
   */
  async saveOfGroup(actor: Actor, input: SaveGroupDocumentInput): Promise<DocumentModel> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag, ...said } = parseInput(saveGroupDocumentSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(groupLock, { groupTag });
      const [place] = await transaction.rows(groupPlaceQuery, { groupTag, userId: actor.userId });
      if (!place) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
      return save(transaction, actor, place, said);
    });
  }
}

interface SaidDocument {
  readonly docType: DocumentType;
  readonly docId?: string | null;
  readonly docTitle: string;
  readonly docNote?: string | null;
  readonly link: string;
  readonly correspondingDocId?: string | null;
}

async function save(
  transaction: Transaction,
  { userId }: Actor,
  { groupId, lessonId, teaches, documents }: Place,
  { docType, docId, docTitle, docNote, link, correspondingDocId = null }: SaidDocument,
): Promise<DocumentModel> {
  if (!teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  await assertThere(transaction, { id: correspondingDocId, groupId, lessonId });
  const row = {
    groupId,
    lessonId,
    type: docType,
    name: docTitle,
    link,
    note: docNote || null,
    correspondingId: correspondingDocId,
  };
  if (docId) {
    const [changed] = await transaction.rows(changeDocumentStatement, { ...row, id: docId });
    if (!changed) throw new DomainError(liveCourseErrors.DOCUMENT_NOT_FOUND);
    return changed;
  }
  if (documents >= liveCourseLimits.documents) throw new DomainError(liveCourseErrors.TOO_MANY_DOCUMENTS);
  const [added] = await transaction.rows(addDocumentStatement, { ...row, createdBy: userId });
  if (!added) throw new Error('A document that was added is not there');
  return added;
}

/** @throws DomainError LIVE_COURSE_DOCUMENT_NOT_FOUND */
async function assertThere(
  transaction: Transaction,
  { id, ...place }: { id: string | null; groupId: string; lessonId: string | null },
): Promise<void> {
  if (id === null) return;
  const [there] = await transaction.rows(isThereQuery, { id, ...place });
  if (!there) throw new DomainError(liveCourseErrors.DOCUMENT_NOT_FOUND);
}
