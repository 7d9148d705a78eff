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
  recordingsOfMeQuery,
} from './recording.statements';
import { filmsQuery, momentsQuery } from './rooms/room-recording.statements';

const minutes = liveCourseLimits.recordingLinkMinutes;

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
    const { id } = row;
    const of = { id, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
    const captions = await this.queries.rows(cuesQuery, { id });
    const films = row.isOfRoom ? await this.queries.rows(filmsQuery, of) : [];
    const moments = row.isOfRoom ? await this.queries.rows(momentsQuery, of) : [];
    const linked = films.map(({ path, ...film }) => ({
      ...film,
      fileLink: this.files.linkFor(actor, path, minutes).url,
    }));
    return { recording: told(row), ...this.link(row), films: linked, moments, captions };
  }

  /** Another link, for who goes on watching when one ends. @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND */
  async renewed(actor: Actor, input: OneRecordingInput): Promise<RecordingLinkModel> {
    return this.link(await this.watched(actor, input));
  }

  /** What the caller can watch of all their classes, each with a link that works for an hour (checklist line 186). */
  async own(actor: Actor): Promise<OwnRecording[]> {
    assertCan(actor, 'liveCourse.read');
    const rows = await this.queries.rows(ownRecordingsQuery, { userId: actor.userId });
    return rows.map((row) => this.owned(row));
  }

  /** Those the caller is in, whether they may watch them or not: what one is in, one may take oneself out of. */
  async ofMe(actor: Actor): Promise<RecordingModel[]> {
    assertCan(actor, 'liveCourse.read');
    return (await this.queries.rows(recordingsOfMeQuery, { userId: actor.userId })).map(told);
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
    return files.map(({ path, groupTag, ...file }) => ({
      ...file,
      fileLink: this.link({ ...file, path, groupTag }).fileLink,
    }));
  }

  private async groupOf(actor: Actor, groupTag: string): Promise<{ groupId: string; isShown: boolean }> {
    const values = { groupTag, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
    const [group] = await this.queries.rows(groupOfRecordingsQuery, values);
    if (!group) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    return group;
  }

  private async watched(actor: Actor, input: OneRecordingInput): Promise<RecordingRow> {
    assertCan(actor, 'liveCourse.read');
    const { recordingId: id } = parseInput(oneRecordingSchema, input);
    const values = { id, userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
    const [row] = await this.queries.rows(recordingQuery, values);
    if (row?.state !== 'READY' || row.deletedAt !== null)
      throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
    return row;
  }

  /** To its file; to the page of films that are played in step. */
  private link({ id, path, groupTag }: Pick<RecordingRow, 'id' | 'path' | 'groupTag'>): RecordingLinkModel {
    if (path === null) {
      const page = `/lc-dashboard/${encodeURIComponent(groupTag)}?recording=${id}`;
      return { fileLink: page, linkExpires: new Date(Date.now() + minutes * 60_000) };
    }
    const { url, expiresAt } = this.files.link(path, minutes);
    return { fileLink: url, linkExpires: new Date(expiresAt) };
  }

  private owned(row: RecordingRow): OwnRecording {
    const {
      state: _s,
      failure: _f,
      deletedAt: _d,
      isKept: _k,
      isOfMe: _m,
      isOfRoom: _r,
      startDateTime,
      ...shown
    } = told(row);
    const { fileLink, linkExpires } = this.link(row);
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
