import {
  type InGroupInput,
  inGroupSchema,
  liveCourseErrors,
  liveCourseLimits,
  type OneRecordingInput,
  oneRecordingSchema,
  type OwnRecording,
  type SearchRecordingsInput,
  searchRecordingsSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  containing,
  DomainError,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import type {
  FoundCueModel,
  PlayedRecordingModel,
  RecordFileModel,
  RecordingLinkModel,
  RecordingModel,
} from './recording.model';
import type { WatchedFile } from './recording.sql';
import {
  cuesQuery,
  foundCuesQuery,
  groupOfRecordingsQuery,
  ownRecordingsQuery,
  recordingQuery,
  type RecordingRow,
  recordingsOfGroupQuery,
} from './recording.statements';

/** Recordings as those who are in their class watch them. Of other classes nobody is told anything, not even that there are any. */
@Injectable()
export class RecordingService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly files: KeptFilesService,
  ) {}

  /**
   * Those of a class, the last lesson first; to who teaches it also those that are looked into, failed or deleted, to observers none.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, also to who is not in it
   */
  async ofGroup(actor: Actor, input: InGroupInput): Promise<RecordingModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const { groupId, isShown } = await this.groupOf(actor, groupTag);
    if (!isShown) return [];
    return (await this.queries.rows(recordingsOfGroupQuery, { groupId, userId: actor.userId })).map(told);
  }

  /**
   * One with what is said in it and a link that works for an hour.
   * @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, also to who is not in the class
   */
  async toPlay(actor: Actor, input: OneRecordingInput): Promise<PlayedRecordingModel> {
    const row = await this.watched(actor, input);
    const captions = await this.queries.rows(cuesQuery, { id: row.id });
    return { recording: told(row), ...this.link(row.path), captions };
  }

  /** Another link, for who goes on watching when one ends. @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND */
  async renewed(actor: Actor, input: OneRecordingInput): Promise<RecordingLinkModel> {
    return this.link((await this.watched(actor, input)).path);
  }

  /** What the caller can watch of all their classes, each with a link that works for an hour (checklist line 186). */
  async own(actor: Actor): Promise<OwnRecording[]> {
    assertCan(actor, 'liveCourse.read');
    const rows = await this.queries.rows(ownRecordingsQuery, { userId: actor.userId });
    return rows.flatMap((row) => (row.path === null ? [] : [this.owned(row, row.path)]));
  }

  /**
   * Where something is said in the recordings of a class.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_GROUP_NOT_FOUND
   */
  async search(actor: Actor, input: SearchRecordingsInput): Promise<FoundCueModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag, text } = parseInput(searchRecordingsSchema, input);
    const { groupId, isShown } = await this.groupOf(actor, groupTag);
    if (!isShown) return [];
    return this.queries.rows(foundCuesQuery, { groupId, pattern: containing(text) });
  }

  /** Recordings of a lesson to who is in its class, each with a link that works for an hour. */
  linked(files: readonly WatchedFile[]): RecordFileModel[] {
    return files.map(({ path, ...file }) => ({ ...file, fileLink: this.link(path).fileLink }));
  }

  private async groupOf(actor: Actor, groupTag: string): Promise<{ groupId: string; isShown: boolean }> {
    const values = { groupTag, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
    const [group] = await this.queries.rows(groupOfRecordingsQuery, values);
    if (!group) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    return group;
  }

  private async watched(actor: Actor, input: OneRecordingInput): Promise<RecordingRow & { path: string }> {
    assertCan(actor, 'liveCourse.read');
    const { recordingId: id } = parseInput(oneRecordingSchema, input);
    const values = { id, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
    const [row] = await this.queries.rows(recordingQuery, values);
    if (row?.state !== 'READY' || row.path === null || row.deletedAt !== null)
      throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
    return { ...row, path: row.path };
  }

  private link(path: string): RecordingLinkModel {
    const { url, expiresAt } = this.files.link(path, liveCourseLimits.recordingLinkMinutes);
    return { fileLink: url, linkExpires: new Date(expiresAt) };
  }

  private owned(row: RecordingRow, path: string): OwnRecording {
    const { state: _s, failure: _f, deletedAt: _d, isKept: _k, startDateTime, ...shown } = told(row);
    const { fileLink, linkExpires } = this.link(path);
    return {
      ...shown,
      fileLink,
      linkExpires: linkExpires.toISOString(),
      startDateTime: startDateTime.toISOString(),
    };
  }
}

/** Where a file lies is nobody's to know. */
export function told({ path: _, ...recording }: RecordingRow): RecordingModel {
  return recording;
}
