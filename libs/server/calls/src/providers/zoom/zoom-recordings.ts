import { Readable } from 'node:stream';
import type { RecordingType } from '@lyceum/contracts/live-course';
import {
  type HeldMeeting,
  type MeetingRecorder,
  type MeetingRecording,
  RecordsMeetings,
} from '@lyceum/live-course';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { VideoCalls } from '../video-calls.port';
import type { ZoomApi } from './zoom-api';
import { ZoomMeetings } from './zoom-meetings';

const meetingSchema = z.object({
  join_url: z.url(),
  host_id: z.string().optional(),
  host_email: z.string().optional(),
});

const instancesSchema = z.object({
  meetings: z.array(z.object({ uuid: z.string().min(1), start_time: z.iso.datetime() })),
});

const filesSchema = z.object({
  recording_files: z.array(
    z.object({
      file_type: z.string(),
      file_size: z.number().optional(),
      recording_type: z.string().optional(),
      recording_start: z.string(),
      recording_end: z.string().optional(),
      status: z.string().optional(),
      download_url: z.url().optional(),
    }),
  ),
});

type Instance = z.output<typeof instancesSchema>['meetings'][number];
type ZoomFile = z.output<typeof filesSchema>['recording_files'][number];

/** So long before a lesson its meeting may have begun, in ms. */
const early = 30 * 60_000;

/** Bytes fetched at once: each part is a call of its own, which has its end. */
const partBytes = 8 * 1_024 * 1_024;

/** Whoever wrote a link may have written a number that is none: of that there is nothing. */
const asked = { method: 'GET', isRefusalNone: true } as const;

/** The number, of so many digits as Zoom's have, and the passcode of a link to a meeting; null of any other. */
function meetingOf(link: string | null): { number: string; passcode: string } | null {
  const url = link === null ? null : URL.parse(link);
  const [, number] = /\/j\/([1-9]\d{8,11})$/.exec(url?.pathname ?? '') ?? [];
  const passcode = url?.searchParams.get('pwd');
  return number && passcode ? { number, passcode } : null;
}

/**
 * What Zoom recorded in its cloud of lessons that are held in meetings of the account. Whoever writes the link of a lesson gets what was
 * recorded there: it has to be the whole one, with the passcode, of a meeting in the name of the school's host or the lesson's own, which has begun in the time of
 * the lesson. Which of several lessons in one room it was, the class decides.
 */
@Injectable()
@RecordsMeetings()
export class ZoomRecordings implements MeetingRecorder {
  private readonly api: ZoomApi | null;
  private readonly hosts: readonly string[];
  readonly isActive: boolean;

  constructor(provider: VideoCalls) {
    this.api = provider instanceof ZoomMeetings ? provider.api : null;
    this.hosts = provider instanceof ZoomMeetings ? provider.hosts : [];
    this.isActive = this.api !== null;
  }

  async recordings({
    joinLink,
    startsAt,
    endsAt,
    hostEmail,
  }: HeldMeeting): Promise<readonly MeetingRecording[]> {
    const meeting = meetingOf(joinLink);
    if (!this.api || !meeting || !(await this.isOurs(this.api, meeting, hostEmail))) return [];
    const past = await this.api.call(`/past_meetings/${meeting.number}/instances`, asked);
    if (past === null) return [];
    const held = instancesSchema.parse(past).meetings.filter(({ start_time: time }) => {
      const began = Date.parse(time);
      return began >= startsAt.getTime() - early && began < endsAt.getTime();
    });
    const { api } = this;
    return (await Promise.all(held.map((one) => this.ofInstance(api, one)))).flat();
  }

  /** Whether the link is the whole one of a meeting that the account holds for the school, or for who holds the lesson. */
  private async isOurs(
    api: ZoomApi,
    { number, passcode }: { number: string; passcode: string },
    hostEmail: string | null,
  ): Promise<boolean> {
    const said = await api.call(`/meetings/${number}`, asked);
    if (said === null) return false;
    const { join_url: link, host_id: id, host_email: email } = meetingSchema.parse(said);
    if (meetingOf(link)?.passcode !== passcode) return false;
    const hosts = [...this.hosts, ...(hostEmail === null ? [] : [hostEmail])].map(plain);
    return [id, email].some((one) => one !== undefined && hosts.includes(plain(one)));
  }

  private async ofInstance(api: ZoomApi, { uuid, start_time: began }: Instance): Promise<MeetingRecording[]> {
    const said = await api.call(`/meetings/${pathOf(uuid)}/recordings`, asked);
    if (said === null) return [];
    const films = filesSchema
      .parse(said)
      .recording_files.filter(({ file_type: type }) => type === 'MP4')
      .toSorted((one, other) => one.recording_start.localeCompare(other.recording_start));
    const counted = new Map<RecordingType, number>();
    return films.flatMap((file) => {
      const recordingType = typeOf(file);
      const count = (counted.get(recordingType) ?? 0) + 1;
      counted.set(recordingType, count);
      const { download_url: url, file_size: size, status } = file;
      // One whose end nobody knows may have gone on into another class.
      const ended = Date.parse(file.recording_end ?? '');
      if (url === undefined || size === undefined || status !== 'completed' || Number.isNaN(ended)) return [];
      if (!api.isZooms(url)) return [];
      return {
        // Whoever pauses a recording makes another film of the same kind.
        meetingUUID: count === 1 ? uuid : `${uuid} ${String(count)}`,
        recordingType,
        startedAt: new Date(began),
        endedAt: new Date(ended),
        fileName: `${file.recording_start.slice(0, 10)} ${wordsOf[recordingType]}${count === 1 ? '' : ` ${String(count)}`}.mp4`,
        type: 'video/mp4' as const,
        size,
        open: () => Promise.resolve(Readable.from(parts(api, url, size))),
      };
    });
  }
}

const plain = (name: string): string => name.toLowerCase();

async function* parts(api: ZoomApi, url: string, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += partBytes)
    yield await api.part(url, { start, end: Math.min(start + partBytes, size) - 1 });
}

/** As a part of a path; Zoom reads those with slashes in them twice. */
const pathOf = (uuid: string): string =>
  uuid.startsWith('/') || uuid.includes('//')
    ? encodeURIComponent(encodeURIComponent(uuid))
    : encodeURIComponent(uuid);

const wordsOf: Readonly<Record<RecordingType, string>> = {
  SHARED_SCREEN_WITH_SPEAKER_VIEW: 'Screen and speaker',
  SHARED_SCREEN: 'Screen',
  SPEAKER_VIEW: 'Speaker',
  GALLERY_VIEW: 'Everybody',
  OTHER: 'Recording',
};

function typeOf({ recording_type: type = '' }: ZoomFile): RecordingType {
  if (type.startsWith('shared_screen_with_speaker_view')) return 'SHARED_SCREEN_WITH_SPEAKER_VIEW';
  if (type === 'shared_screen') return 'SHARED_SCREEN';
  if (type === 'active_speaker' || type === 'speaker_view') return 'SPEAKER_VIEW';
  return type === 'gallery_view' ? 'GALLERY_VIEW' : 'OTHER';
}
