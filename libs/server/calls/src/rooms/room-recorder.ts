import { randomUUID } from 'node:crypto';
import { type BrowserSignal, callsErrors, callsLimits } from '@lyceum/contracts/calls';
import type { RecordingMomentKind } from '@lyceum/contracts/live-course';
import { DomainError } from '@lyceum/kernel';
import { type RoomRecording, RoomRecordings } from '@lyceum/live-course';
import { Injectable, Logger } from '@nestjs/common';
import { again } from './again';
import type { FromMedia } from './media/media-messages';
import { MediaProcess } from './media-process';
import { ownAbilities } from './own-abilities';
import type { Room, Taking } from './room';

/** ms; a room server that does not say within it that it has handed over all has died. */
const handOverWithin = 3_000;

/** What is told of who is not in it as well: that they are not, or are from now on, and who ended it. */
const ofAnybody: ReadonlySet<RecordingMomentKind> = new Set(['AGREED', 'WITHDREW', 'STOPPED']);

/** ms for which a lesson is recorded without anybody who leads it. */
const unledFor = 60_000;

/** Bytes that wait for the file store at most; beyond, what comes is left out. */
const mostWaiting = 64_000_000;

const placeOf = ({ chatId }: Room): string => `/call/${chatId}`;

/** What somebody says to a recording. */
type Answer = Omit<Extract<BrowserSignal, { type: 'agree' }>, 'type'>;

/** What is recorded of one seat, and what is to be called once the room server has handed over all of it. */
interface Take {
  readonly recordingId: string;
  readonly userId: string;
  readonly ended: () => void;
  readonly end: Promise<null>;
}

/**
 * Records the lesson that is held in a room: what those send who agreed, and what happens. Who may, and who agreed, the rows say; the room
 * server is told which seats, and sends parts of some seconds, which are kept as they come: whatever dies, they are there.
 */
@Injectable()
export class RoomRecorder {
  private readonly logger = new Logger(RoomRecorder.name);
  private readonly takes = new Map<string, Take>();
  /** What is written of each recording; the next one waits for it. */
  private readonly writing = new Map<string, Promise<void>>();
  /** Recordings that end just now, by their call. */
  private readonly endings = new Map<string, Promise<void>>();
  /** Bytes of parts that are not kept yet. */
  private waiting = 0;

  constructor(
    private readonly recordings: RoomRecordings,
    private readonly media: MediaProcess,
  ) {}

  /** Before somebody comes in: a recording of another process, which died, goes on here. */
  async open(room: Room): Promise<void> {
    if (room.recording !== undefined) return;
    const found = await this.recordings.takeOver(room.callId);
    // What they said to a process that died their browsers say again: until then nobody is recorded.
    room.recording ??= found ? { ...takingOf(found), agreed: new Set() } : null;
  }

  /** Who of those in the room could record it. */
  async lookForLeaders(room: Room): Promise<void> {
    if (!ownAbilities.records) return;
    room.leaders = room.recording
      ? await this.recordings.leadersOf(room.recording.id, room.userIds)
      : await this.recordings.leadersAt(placeOf(room), room.userIds);
  }

  /** @throws DomainError CALLS_NOT_RECORDED */
  async begin(room: Room, userId: string): Promise<void> {
    if (room.recording) {
      if (room.leaders.has(userId)) return;
      throw new DomainError(callsErrors.NOT_RECORDED);
    }
    const { callId } = room;
    // The one before is over once all of it is kept.
    await this.endings.get(callId);
    const begun = ownAbilities.records
      ? await this.recordings.begin({ place: placeOf(room), callId, userId })
      : null;
    // Of two who lead it one began.
    if (!begun && room.leaders.has(userId) && (await this.recordings.ofCall(callId))) return;
    if (!begun) throw new DomainError(callsErrors.NOT_RECORDED);
    await this.taken(room, begun);
  }

  private async taken(room: Room, begun: RoomRecording): Promise<void> {
    const [userId] = begun.agreed;
    room.recording = takingOf(begun);
    for (const { seat, userId: owner, isSharing } of room.people) {
      if (owner !== userId) this.note(room, 'CAME', owner);
      if (isSharing) this.note(room, 'SCREEN_SHARED', owner);
      this.take(room, seat);
    }
    // It was over while it began.
    if (room.isOver) await this.end(room);
  }

  /** @throws DomainError CALLS_NOT_RECORDED */
  async stop(room: Room, userId: string): Promise<void> {
    if (!room.recording) return;
    const leaders = await this.recordings.leadersOf(room.recording.id, [userId]);
    if (!leaders.has(userId)) throw new DomainError(callsErrors.NOT_RECORDED);
    this.note(room, 'STOPPED', userId);
    await this.end(room);
  }

  /**
   * Somebody agrees to be in this recording, or does no more: it is kept before anything of them is, and what they said last counts. A yes
   * to another recording is none to this one. A no is kept until it is; until then nobody is told that it was.
   * @returns false of a yes that a browser repeats and that does not stand any more
   * @throws DomainError CALLS_NOT_RECORDED
   */
  async agree(room: Room, userId: string, answer: Answer): Promise<boolean> {
    const { recordingId, agrees, isAgain = false } = answer;
    const { recording } = room;
    if (agrees && isAgain && !(recording?.id === recordingId && recording.held.has(userId))) return false;
    await this.answer(room, userId, answer);
    return true;
  }

  private async answer(room: Room, userId: string, { recordingId, agrees }: Answer): Promise<void> {
    const { recording } = room;
    if (recording?.id !== recordingId) {
      if (agrees) throw new DomainError(callsErrors.NOT_RECORDED);
      await again(() => this.recordings.agree(recordingId, userId, false));
      return;
    }
    const before = recording.answers.get(userId);
    const isKept = agrees || !(recording.refused.has(userId) || recording.held.has(userId));
    if (isKept && (before?.agrees ?? recording.agreed.has(userId)) === agrees) return;
    if (agrees) comeIn(recording, userId);
    else this.leaveOut(room, recording, userId);
    const isLatest = await this.keep(recording, userId, agrees);
    this.note(room, agrees ? 'AGREED' : 'WITHDREW', userId);
    if (!isLatest || !agrees || room.recording !== recording) return;
    recording.agreed.add(userId);
    for (const seat of room.seatsOf(new Set([userId]))) this.take(room, seat);
  }

  /** Keeps what somebody says once all they said before is: what is kept last was said last. @returns whether they said nothing since */
  private async keep(recording: Taking, userId: string, agrees: boolean): Promise<boolean> {
    const { answers, held, refused } = recording;
    const keeping = (answers.get(userId)?.keeping ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => (agrees ? this.keepYes(recording, userId) : again(() => this.keepNo(recording, userId))));
    answers.set(userId, { agrees, keeping });
    const isLatest = (): boolean => answers.get(userId)?.keeping === keeping;
    try {
      await keeping;
    } catch (error) {
      // A yes counts as not said; a no, this one or the one before, stands, and is kept as soon as it can be.
      if (isLatest()) {
        answers.set(userId, { agrees: false, keeping: null });
        held.delete(userId);
        refused.add(userId);
      }
      throw error;
    }
    if (!isLatest()) return false;
    answers.set(userId, { agrees, keeping: null });
    return true;
  }

  private async keepYes(recording: Taking, userId: string): Promise<void> {
    if (await this.recordings.agree(recording.id, userId, true)) return;
    throw new DomainError(callsErrors.NOT_RECORDED);
  }

  private async keepNo(recording: Taking, userId: string): Promise<void> {
    // They may have said yes again.
    if (recording.answers.get(userId)?.agrees) return;
    await this.recordings.agree(recording.id, userId, false);
    recording.refused.delete(userId);
  }

  /** Tries again, unless what they say is kept just now. */
  private async keepRefused(recording: Taking, userId: string): Promise<void> {
    const { answers } = recording;
    if (answers.get(userId)?.keeping) return;
    const keeping = this.keepNo(recording, userId).catch(() => undefined);
    answers.set(userId, { agrees: false, keeping });
    await keeping;
    if (answers.get(userId)?.keeping === keeping) answers.set(userId, { agrees: false, keeping: null });
  }

  private leaveOut(room: Room, recording: Taking, userId: string): void {
    recording.agreed.delete(userId);
    recording.held.delete(userId);
    recording.refused.add(userId);
    for (const seat of room.seatsOf(new Set([userId]))) this.leave(room, seat);
  }

  /** Has what a seat sends recorded, if whoever has it agreed. */
  take(room: Room, seat: string): void {
    const userId = room.ownerOf(seat);
    const { recording } = room;
    if (!recording || userId === null || !recording.agreed.has(userId)) return;
    const take = randomUUID();
    const { promise: end, resolve } = Promise.withResolvers<null>();
    this.takes.set(take, { recordingId: recording.id, userId, end, ended: () => resolve(null) });
    room.noteTake(seat, take);
    this.media.send({ type: 'record', seat, take, since: recording.since });
  }

  /** Of a seat that goes, or whose owner does not agree any more. */
  leave(room: Room, seat: string): void {
    if (room.takeOf(seat) === null) return;
    room.noteTake(seat, null);
    this.media.send({ type: 'unrecord', seat });
  }

  /** Keeps what somebody does who is in the recording. It goes on, whatever becomes of that. */
  note({ recording }: Room, kind: RecordingMomentKind, userId: string): void {
    if (!recording) return;
    const { id, since, agreed } = recording;
    if (!ofAnybody.has(kind) && !agreed.has(userId)) return;
    const at = Math.max(0, Date.now() - since);
    this.write(id, () => this.recordings.note(id, kind, userId, at));
  }

  /** Says that it goes on, or ends it where it may not. @param now ms; tests have their own @returns whether anything is another way */
  async beat(room: Room, now = Date.now()): Promise<boolean> {
    const { recording } = room;
    if (!recording) return false;
    for (const userId of recording.refused) await this.keepRefused(recording, userId);
    const who = { userIds: room.userIds, held: [...recording.held] };
    const isLed = await this.recordings.goesOn(recording.id, placeOf(room), who);
    if (isLed) recording.ledAt = now;
    if (isLed !== null && now - recording.ledAt < unledFor) return false;
    await this.end(room);
    return true;
  }

  /** All that was recorded is kept before it is over. */
  async end(room: Room): Promise<void> {
    const { recording } = room;
    if (!recording) return;
    room.recording = null;
    for (const { seat } of room.people) this.leave(room, seat);
    const ending = this.finish(recording).finally(() => this.endings.delete(room.callId));
    this.endings.set(room.callId, ending);
    await ending;
  }

  /** Of a room that is closed: its seats are gone already. */
  async finish({ id: recordingId, refused }: Taking): Promise<void> {
    const ends = [...this.takes.values()]
      .filter((take) => take.recordingId === recordingId)
      .map(({ end }) => end);
    let late: NodeJS.Timeout | undefined;
    const lateness = new Promise<void>((resolve) => {
      late = setTimeout(resolve, handOverWithin);
    });
    await Promise.race([Promise.all(ends), lateness]);
    clearTimeout(late);
    await this.writing.get(recordingId);
    this.writing.delete(recordingId);
    await this.recordings.end(recordingId, [...refused]).catch((error: unknown) => {
      // Nobody says any more that it goes on, so that it ends by itself.
      this.logger.error({ err: error }, 'A recording was not ended');
    });
  }

  /** What the room server says of what it records. */
  hear(message: Extract<FromMedia, { type: 'part' | 'taken' }>): void {
    const take = this.takes.get(message.take);
    if (!take) return;
    if (message.type === 'taken') {
      this.takes.delete(message.take);
      take.ended();
      return;
    }
    const { type: _type, take: _take, film: filmId, ...part } = message;
    const { recordingId, userId } = take;
    const bytes = Buffer.from(part.bytes);
    if (this.waiting + bytes.length > mostWaiting) {
      this.logger.error({ recordingId }, 'The file store is too slow: a part of a recording was left out');
      return;
    }
    this.waiting += bytes.length;
    this.write(recordingId, () =>
      again(() => this.recordings.keep({ ...part, bytes, recordingId, userId, filmId })).finally(() => {
        this.waiting -= bytes.length;
      }),
    );
  }

  /** One after the other. */
  private write(recordingId: string, write: () => Promise<void>): void {
    const before = this.writing.get(recordingId) ?? Promise.resolve();
    const written = before.then(write).catch((error: unknown) => {
      this.logger.error({ err: error }, 'Something of a recording was not kept');
    });
    this.writing.set(recordingId, written);
  }

  /** The room server died, and what it had not handed over with it: those who come again are recorded anew. */
  lose(): void {
    for (const { ended } of this.takes.values()) ended();
    this.takes.clear();
  }
}

function comeIn({ held, refused }: Taking, userId: string): void {
  held.add(userId);
  refused.delete(userId);
}

const takingOf = ({ id, startedAt, agreed }: RoomRecording): Taking => ({
  id,
  since: startedAt.getTime(),
  agreed: new Set(agreed),
  held: new Set(agreed),
  refused: new Set(),
  ledAt: Date.now(),
  answers: new Map(),
});

/** Every so many beats it is looked who leads the lesson that is held in a room: lessons begin while people are in it. */
export const beatsBetweenLooks = Math.ceil(15 / callsLimits.beatSeconds);
