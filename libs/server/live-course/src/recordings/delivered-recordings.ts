import type { RecordingType } from '@lyceum/contracts/live-course';
import { type Delivered, Every, Marked, PreparedQueries, Subscribe, UnitOfWork } from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  deliverRecordingStatement,
  endedLessonsQuery,
  lessonsHeldAtQuery,
  meetingOfLessonQuery,
  placeRecordingStatement,
} from './delivery.statements';
import { type MeetingRecorder, type MeetingRecording, RecordsMeetings } from './meeting-recorder.port';
import { RecordingBegun, RecordingsSought } from './recording.events';

/** One whose file its service has still. */
interface Awaited {
  readonly lessonId: string;
  readonly meetingUuid: string | null;
  readonly type: RecordingType;
  readonly createdBy: string | null;
}

/** Recordings that the services deliver which held the lessons. */
@Injectable()
export class DeliveredRecordings implements OnModuleInit {
  private recorders: MeetingRecorder[] = [];

  constructor(
    private readonly marked: Marked,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: KeptFilesService,
  ) {}

  onModuleInit(): void {
    this.recorders = this.marked.all(RecordsMeetings).filter(({ isActive = true }) => isActive);
  }

  /** A service says that it has recorded something there: what is true of it is asked, as of any lesson. @param place a part of the link of a lesson */
  async seekAt(place: string): Promise<void> {
    const lessons = await this.queries.rows(lessonsHeldAtQuery, { place });
    await this.raise(lessons);
  }

  /** Asks for a day after each lesson: services need their time. */
  @Every('live-course.seek-recordings', { minutes: 15 })
  async seek(): Promise<void> {
    if (this.recorders.length === 0) return;
    await this.raise(await this.queries.rows(endedLessonsQuery, {}));
  }

  /** Of what is delivered again nothing is made anew. */
  @Subscribe(RecordingsSought, 'live-course.take-recordings', { lane: 'files' })
  async take({ payload: { lessonId } }: Delivered<typeof RecordingsSought>): Promise<void> {
    const recordings = await this.recordingsOf(lessonId);
    await this.unitOfWork.run(async (transaction) => {
      for (const { meetingUUID, recordingType, fileName, startedAt, endedAt } of recordings) {
        const values = { lessonId, meetingUUID, type: recordingType, fileName, startedAt, endedAt };
        const [made] = await transaction.rows(deliverRecordingStatement, values);
        if (made) transaction.raise(RecordingBegun, { recordingId: made.id, attempt: 1 });
      }
    });
  }

  /** Brings a file into the house. @returns its path; null where its service has it no more @throws DomainError what is wrong with it */
  async bring(
    recordingId: string,
    { lessonId, meetingUuid, type, createdBy }: Awaited,
  ): Promise<string | null> {
    const found = (await this.recordingsOf(lessonId)).find(
      ({ meetingUUID, recordingType }) => meetingUUID === meetingUuid && recordingType === type,
    );
    if (!found || createdBy === null) return null;
    const file = { ownerId: createdBy, folder: 'recordings', name: found.fileName } as const;
    const { type: as, size } = found;
    return this.files.take({ ...file, type: as, size }, await found.open(), async (transaction, path) => {
      await transaction.count(placeRecordingStatement, { id: recordingId, path });
    });
  }

  private raise(lessons: readonly { readonly lessonId: string }[]): Promise<void> {
    return this.unitOfWork.run((transaction) => {
      for (const { lessonId } of lessons) transaction.raise(RecordingsSought, { lessonId });
      return Promise.resolve();
    });
  }

  private async recordingsOf(lessonId: string): Promise<MeetingRecording[]> {
    const [meeting] = await this.queries.rows(meetingOfLessonQuery, { lessonId });
    if (!meeting) return [];
    const of = (recorder: MeetingRecorder): Promise<readonly MeetingRecording[]> =>
      recorder.recordings(meeting);
    return (await Promise.all(this.recorders.map(of))).flat();
  }
}
