import type { RecordingFilmKind, RecordingMomentKind } from '@lyceum/contracts/live-course';
import { ActivityLog, Every, idArray, PreparedQueries, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { FilmParts } from '@lyceum/uploads';
import { Injectable, Logger } from '@nestjs/common';
import { RecordingBegun } from '../recording.events';
import { Refusals } from './refusals';
import {
  agreeStatement,
  askedQuery,
  type AskedRow,
  beginStatement,
  dropUnheldStatement,
  endSilentStatement,
  endStatement,
  goesOnStatement,
  holdConsentsStatement,
  keepPartStatement,
  leadersHereQuery,
  leadersOfRecordingQuery,
  noteMomentStatement,
  ofCallQuery,
  withdrawStatement,
} from './room-recording.statements';

/** A recording that goes on. */
export interface RoomRecording {
  readonly id: string;
  readonly startedAt: Date;
  /** Who agreed to be recorded. */
  readonly agreed: readonly string[];
}

/** A part of a film of somebody in the room, or of their screen; times are in ms of the film, `startsAt` of the recording. */
export interface RecordedPart {
  readonly recordingId: string;
  readonly userId: string;
  readonly filmId: string;
  readonly kind: RecordingFilmKind;
  readonly startsAt: number;
  readonly number: number;
  readonly from: number;
  readonly until: number;
  readonly isKey: boolean;
  readonly width: number;
  readonly height: number;
  readonly spoken: readonly number[];
  readonly bytes: Buffer;
}

interface Begin {
  /** The part of a lesson's link by which it leads to the room, of letters, digits, `/` and `-` alone. */
  readonly place: string;
  readonly callId: string;
  readonly userId: string;
}

/**
 * Recordings of lessons that are held in rooms of ours: whoever has the room tells it here. Who may record is asked of the rows, and of
 * whoever did not agree nothing is kept, whatever is told.
 */
@Injectable()
export class RoomRecordings {
  private readonly logger = new Logger(RoomRecordings.name);

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly parts: FilmParts,
    private readonly activity: ActivityLog,
    private readonly refusals: Refusals,
  ) {}

  /** Who of these people leads a lesson that is held at a place now: they may record it. */
  async leadersAt(place: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.queries.rows(leadersHereQuery, { place, userIds: idArray(userIds) });
    return new Set(rows.map(({ id }) => id));
  }

  /** Who of these people leads the lesson that is recorded. */
  async leadersOf(id: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.queries.rows(leadersOfRecordingQuery, { id, userIds: idArray(userIds) });
    return new Set(rows.map((row) => row.id));
  }

  /** Begins one, for who leads the lesson that is held there now. @returns null where they do not, or it is recorded already */
  async begin({ place, callId, userId }: Begin): Promise<RoomRecording | null> {
    // Of this machine's clock, as all times of what its room server records.
    const startedAt = new Date();
    const fileName = `${startedAt.toISOString().slice(0, 10)} Everybody`;
    return this.unitOfWork.run(async (transaction) => {
      const [begun] = await transaction.rows(beginStatement, { place, callId, userId, fileName, startedAt });
      if (!begun) return null;
      await this.activity.record(transaction, {
        userId,
        actionType: 'FILE_UPLOAD',
        feature: 'courses',
        details: { target: 'liveRecording', targetId: begun.id },
      });
      return { ...begun, agreed: [userId] };
    });
  }

  /** The one that goes on of a call. */
  async ofCall(callId: string): Promise<RoomRecording | null> {
    const [found] = await this.queries.rows(ofCallQuery, { callId });
    return found ?? null;
  }

  /**
   * The same for a process that goes on with it, since its own died: nothing stays of whom that had a no of and could not keep it. Null
   * also where the file store does not say who that was: then it ends by its silence, and the lesson goes on without it.
   */
  async takeOver(callId: string): Promise<RoomRecording | null> {
    const found = await this.ofCall(callId);
    if (!found) return null;
    const { id } = found;
    try {
      await this.refusals.apply(id);
    } catch (error) {
      this.logger.error({ err: error, recordingId: id }, 'A recording is not gone on with');
      return null;
    }
    return this.unitOfWork.run(async (transaction) => {
      await dropUnheld(transaction, [id]);
      const [left] = await transaction.rows(ofCallQuery, { callId });
      return left ?? null;
    });
  }

  /** What somebody in a call is told of its recording, and whether they are asked to be in it: of the class alone. */
  async askedOf(callId: string, userId: string): Promise<AskedRow | null> {
    const [row] = await this.queries.rows(askedQuery, { callId, userId });
    return row ?? null;
  }

  /**
   * Says that it goes on, with these people in the room. @param held those whose yes stands @returns whether who leads it is there; null where it may not go on: its lesson has
   * been over for a while, or it was deleted
   */
  async goesOn(
    id: string,
    place: string,
    { userIds, held }: { readonly userIds: readonly string[]; readonly held: readonly string[] },
  ): Promise<boolean | null> {
    const values = { id, place, userIds: idArray(userIds), held: idArray(held) };
    const [row] = await this.queries.rows(goesOnStatement, values);
    return row?.isLed ?? null;
  }

  /**
   * Somebody agrees to be recorded, or does no more. What was recorded until then stays; where a no cannot be kept at once, it is said
   * beside the parts, too, and if nobody keeps it later, nothing of them becomes a film.
   * @returns whether it counts: a yes of the class alone does
   */
  async agree(id: string, userId: string, agrees: boolean): Promise<boolean> {
    // A no in both places at once: a database that hangs may outlast this process.
    const [kept, said] = await Promise.allSettled([
      this.queries.count(agrees ? agreeStatement : withdrawStatement, { id, userId }),
      agrees ? undefined : this.refusals.say(id, userId),
    ]);
    if (kept.status === 'rejected') throw said.status === 'rejected' ? said.reason : kept.reason;
    if (agrees && kept.value === 0) return false;
    const takenBack = this.refusals.takeBack(id, userId);
    // A yes counts once no earlier no lies there any more; beside a no that is kept it may lie.
    await (agrees ? takenBack : takenBack.catch(() => undefined));
    return true;
  }

  /** The bytes are there before the row says so. */
  async keep({ bytes, spoken, ...part }: RecordedPart): Promise<void> {
    await this.parts.write(part, bytes);
    const values = { ...part, bytes: bytes.length, spoken: `{${spoken.join(',')}}` };
    await this.queries.count(keepPartStatement, values);
  }

  /** Keeps that something happened. @param at ms of the recording */
  async note(id: string, kind: RecordingMomentKind, userId: string, at: number): Promise<void> {
    await this.queries.count(noteMomentStatement, { id, kind, userId, at });
  }

  /** It is over, for whatever reason; again nothing happens. @param refused whose no is not kept yet: it is, or it does not end */
  async end(id: string, refused: readonly string[] = []): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      for (const userId of refused) await transaction.count(withdrawStatement, { id, userId });
      raise(transaction, await transaction.rows(endStatement, { id }));
    });
  }

  /** Ends those of which nothing was heard any more: their processes died. */
  @Every('live-course.end-silent-recordings', { minutes: 1 })
  async endSilent(): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const ended = await transaction.rows(endSilentStatement, {});
      await dropUnheld(
        transaction,
        ended.map(({ id }) => id),
      );
      raise(transaction, ended);
    });
  }
}

/** No film of theirs is made yet, while it is recorded. */
async function dropUnheld(transaction: Transaction, recordings: readonly string[]): Promise<void> {
  const ids = idArray(recordings);
  await transaction.rows(holdConsentsStatement, { ids });
  await transaction.rows(dropUnheldStatement, { ids });
}

function raise(
  transaction: Transaction,
  ended: readonly { readonly id: string; readonly attempt: number }[],
): void {
  for (const { id, attempt } of ended) transaction.raise(RecordingBegun, { recordingId: id, attempt });
}
