/** Where the lesson of a row is held, as its provider keeps it. */
export interface Meeting {
  readonly lessonId: string;
  readonly joinLink: string | null;
  readonly startLink: string | null;
}

/** Who begins a lesson, and who takes part in it. */
export type MeetingSeat = 'HOST' | 'GUEST';

/** Where live lessons are held: a plain link, a room of ours, a service. What it answers is for the one who asked alone. */
export abstract class MeetingProvider {
  /** Where somebody goes in; null where there is no place to meet. */
  abstract wayIn(meeting: Meeting, seat: MeetingSeat, userId: string): Promise<string | null>;
}
