import {
  type AddRecordingInput,
  addRecordingSchema,
  liveCourseErrors,
  liveCourseLimits,
  type OneRecordingInput,
  oneRecordingSchema,
  type SaveCaptionsInput,
  saveCaptionsSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  ActivityLog,
  assertCan,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { lessonLock } from '../documents/document.statements';
import { readCaptions } from './captions';
import { RecordingBegun } from './recording.events';
import type { RecordingModel } from './recording.model';
import { told } from './recording.service';
import {
  addCuesStatement,
  addRecordingStatement,
  deleteRecordingStatement,
  forgetCuesStatement,
  lessonOfRecordingQuery,
  recordingOfPathQuery,
  recordingPlaceQuery,
  recordingQuery,
  restoreRecordingStatement,
  retryRecordingStatement,
} from './recording.statements';

/** Recordings as who teaches a class keeps them. */
@Injectable()
export class KeepRecordingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly files: OwnFilesService,
  ) {}

  /**
   * Adds a film that the caller has uploaded to a lesson of theirs; a job looks into it. The same film again is the same recording.
   * @throws DomainError COMMON_INVALID_INPUT, UPLOADS_NOT_A_FILE_OF_YOURS, LIVE_COURSE_RECORDING_TYPE, LIVE_COURSE_LESSON_NOT_FOUND,
   * LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_TOO_MANY_RECORDINGS
   */
  async add(actor: Actor, input: AddRecordingInput): Promise<RecordingModel> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, path, fileName, recordingType } = parseInput(addRecordingSchema, input);
    await this.files.sent(actor, path, 'recordings');
    if (!/\.(mp4|webm)$/.test(path)) throw new DomainError(liveCourseErrors.RECORDING_TYPE);
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(lessonLock, { lessonId });
      const [lesson] = await transaction.rows(lessonOfRecordingQuery, { lessonId, userId: actor.userId });
      if (!lesson) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
      if (!lesson.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
      const { groupId } = lesson;
      const [before] = await transaction.rows(recordingOfPathQuery, { path, lessonId });
      if (before) return there(transaction, actor, before.id);
      if (lesson.recordings >= liveCourseLimits.recordingsOfLesson)
        throw new DomainError(liveCourseErrors.TOO_MANY_RECORDINGS);
      const type = recordingType ?? 'OTHER';
      const row = { groupId, lessonId, fileName, type, path, createdBy: actor.userId };
      const [added] = await transaction.rows(addRecordingStatement, row);
      // It is of another lesson already.
      if (!added) throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
      transaction.raise(RecordingBegun, { recordingId: added.id, attempt: 1 });
      await this.activity.record(transaction, {
        userId: actor.userId,
        actionType: 'FILE_UPLOAD',
        feature: 'courses',
        details: { target: 'liveRecording', targetId: added.id },
      });
      return there(transaction, actor, added.id);
    });
  }

  /**
   * Keeps what is said in a recording instead of what was kept before; blank takes it away.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_CAPTIONS_WRONG, LIVE_COURSE_RECORDING_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async saveCaptions(actor: Actor, input: SaveCaptionsInput): Promise<RecordingModel> {
    assertCan(actor, 'liveCourse.write');
    const { recordingId: id, captions } = parseInput(saveCaptionsSchema, input);
    const cues = captions.trim() === '' ? [] : readCaptions(captions);
    return this.unitOfWork.run(async (transaction) => {
      await standing(transaction, actor, id);
      await transaction.count(forgetCuesStatement, { id });
      if (cues.length > 0)
        await transaction.count(addCuesStatement, {
          id,
          starts: cues.map(({ starts }) => starts),
          ends: cues.map(({ ends }) => ends),
          texts: cues.map(({ text }) => text),
        });
      return there(transaction, actor, id);
    });
  }

  /**
   * Has one that failed looked into again.
   * @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_RECORDING_NOT_FAILED
   */
  async retry(actor: Actor, input: OneRecordingInput): Promise<RecordingModel> {
    assertCan(actor, 'liveCourse.write');
    const { recordingId: id } = parseInput(oneRecordingSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await standing(transaction, actor, id);
      const [begun] = await transaction.rows(retryRecordingStatement, { id });
      if (!begun) throw new DomainError(liveCourseErrors.RECORDING_NOT_FAILED);
      transaction.raise(RecordingBegun, { recordingId: id, attempt: begun.attempt });
      return there(transaction, actor, id);
    });
  }

  /** Takes one away at once, from whoever watches it, too. @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
  async delete(actor: Actor, input: OneRecordingInput): Promise<RecordingModel> {
    return this.move(actor, input, deleteRecordingStatement);
  }

  /** Gives it back, for 30 days. @throws DomainError the same */
  async restore(actor: Actor, input: OneRecordingInput): Promise<RecordingModel> {
    return this.move(actor, input, restoreRecordingStatement);
  }

  private async move(
    actor: Actor,
    input: OneRecordingInput,
    statement: typeof restoreRecordingStatement,
  ): Promise<RecordingModel> {
    assertCan(actor, 'liveCourse.write');
    const { recordingId: id } = parseInput(oneRecordingSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await kept(transaction, actor, id);
      await transaction.count(statement, { id });
      return there(transaction, actor, id);
    });
  }
}

/** Holds one that the caller may change. @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS */
async function kept(
  transaction: Transaction,
  { userId }: Actor,
  id: string,
): Promise<{ isDeleted: boolean }> {
  const [found] = await transaction.rows(recordingPlaceQuery, { id, userId });
  if (!found) throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
  if (!found.isKept) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  return found;
}

/** The same of one that is not deleted. */
async function standing(transaction: Transaction, actor: Actor, id: string): Promise<void> {
  if ((await kept(transaction, actor, id)).isDeleted)
    throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
}

async function there(transaction: Transaction, { userId }: Actor, id: string): Promise<RecordingModel> {
  const [row] = await transaction.rows(recordingQuery, { id, userId, oversees: false });
  if (!row) throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
  return told(row);
}
