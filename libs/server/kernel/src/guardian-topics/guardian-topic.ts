import type { GuardianTopicName } from '@lyceum/contracts/guardians';
import { defineMark } from '../marks/mark';

/** A number that says something by itself: 'This week', '3 h 20 min'. */
export interface GuardianFigure {
  readonly label: string;
  readonly value: string;
}

/** One thing of a list: a forum, a consent. */
export interface GuardianEntry {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly at: Date | null;
  /** Path of what it is about, where the guardian may open it. */
  readonly url: string | null;
}

/** Minutes of a day, `YYYY-MM-DD`. */
export interface GuardianDay {
  readonly day: string;
  readonly minutes: number;
}

/** What a topic says of a student, in words for the reader. Never anything that somebody wrote, sent or began to write. */
export interface GuardianTopicContent {
  readonly figures: readonly GuardianFigure[];
  readonly entries: readonly GuardianEntry[];
  readonly days: readonly GuardianDay[];
}

/** What of a domain guardians are told. Implemented by a provider marked `@TellsGuardians()`. */
export interface GuardianTopic {
  readonly name: GuardianTopicName;
  /** Whoever asks may be told; nothing here checks. The student is shown the very same. */
  of(studentId: string): Promise<GuardianTopicContent>;
}

/** Marks a provider as a `GuardianTopic`. */
export const TellsGuardians = defineMark<GuardianTopic>();
