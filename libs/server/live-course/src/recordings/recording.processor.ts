import { type RecordingFailure } from '@lyceum/contracts/live-course';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import {
  type Delivered,
  DomainError,
  Every,
  Notices,
  PreparedQueries,
  Subscribe,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { type FilmFacts, KeptFilesService, playsEverywhere } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { DeliveredRecordings } from './delivered-recordings';
import { RecordingBegun, RecordingReady } from './recording.events';
import { recordingReady } from './recording.notices';
import { RoomFilms } from './rooms/room-films';
import {
  eraseRecordingsStatement,
  failRecordingStatement,
  failStuckStatement,
  holdLessonStatement,
  readyRecordingStatement,
  recordingToProcessQuery,
  toldOfRecordingQuery,
  type Worked,
} from './recording.statements';

/** Recordings that are erased in one transaction. */
const erasedAtOnce = 50;

/** Looks into recordings, tells of them, and erases what was deleted long enough ago. */
@Injectable()
export class RecordingProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: KeptFilesService,
    private readonly notices: Notices,
    private readonly deliveries: DeliveredRecordings,
    private readonly rooms: RoomFilms,
  ) {}

  /** Whether it plays, and for how long; what fails for another reason is tried again by itself. */
  @Subscribe(RecordingBegun, 'live-course.look-into-recording', { lane: 'files' })
  async process({ payload: { recordingId: id, attempt } }: Delivered<typeof RecordingBegun>): Promise<void> {
    const [recording] = await this.queries.rows(recordingToProcessQuery, { id, attempt });
    if (!recording) return;
    const film = recording.isOfRoom ? await this.join(id) : await this.lookInto(id, recording);
    if (typeof film === 'string') {
      await this.queries.count(failRecordingStatement, { id, attempt, failure: film });
      return;
    }
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(holdLessonStatement, { lessonId: recording.lessonId });
      const values = { id, attempt, milliseconds: film.milliseconds };
      const [ready] = await transaction.rows(readyRecordingStatement, values);
      if (ready?.isFirst) transaction.raise(RecordingReady, { recordingId: id });
    });
  }

  @Subscribe(RecordingReady, 'notifications.tell-of-recording')
  async tell({ payload }: Delivered<typeof RecordingReady>, transaction: Transaction): Promise<void> {
    const { recordingId } = payload;
    for (const { userId, groupTag, course, number } of await transaction.rows(toldOfRecordingQuery, payload))
      this.notices.tell(
        transaction,
        recordingReady,
        { course, number },
        {
          userId,
          by: null,
          url: `/lc-dashboard/${groupTag}?recording=${recordingId}`,
          tag: `recording ${recordingId}`,
          about: { type: 'LIVE_RECORDING', id: recordingId },
        },
      );
  }

  @Every('live-course.sweep-recordings', { minutes: 15 })
  async sweep(): Promise<void> {
    await this.queries.count(failStuckStatement, {});
    for (;;) {
      const erased = await this.unitOfWork.run(async (transaction) => {
        const gone = await transaction.rows(eraseRecordingsStatement, { most: erasedAtOnce });
        await this.files.forget(
          transaction,
          gone.flatMap(({ paths }) => paths),
        );
        return gone.length;
      });
      if (erased < erasedAtOnce) return;
    }
  }

  /** Makes films of what a room of ours recorded. */
  private async join(id: string): Promise<Length | RecordingFailure> {
    try {
      const length = await this.rooms.join(id);
      return typeof length === 'number' ? { milliseconds: length } : length;
    } catch (error) {
      return failureFor(error);
    }
  }

  /** What a film says of itself, or why it cannot be played. */
  private async lookInto(id: string, recording: Worked): Promise<Length | RecordingFailure> {
    try {
      const path = recording.path ?? (await this.deliveries.bring(id, recording));
      if (path === null) return 'MISSING';
      const film = await this.files.film(path);
      return failureOf(film) ?? film;
    } catch (error) {
      return failureFor(error);
    }
  }
}

type Length = Pick<FilmFacts, 'milliseconds'>;

/** @throws whatever says nothing of the film: it is tried again */
function failureFor(error: unknown): RecordingFailure {
  if (!(error instanceof DomainError)) throw error;
  return error.code === uploadsErrors.FILE_NOT_FOUND.code ? 'MISSING' : 'DAMAGED';
}

function failureOf(film: FilmFacts): RecordingFailure | null {
  if (film.pictures.length === 0) return 'NO_PICTURES';
  if (!film.hasContent) return 'DAMAGED';
  return playsEverywhere(film) ? null : 'CODEC';
}
