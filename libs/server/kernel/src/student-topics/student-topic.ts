import type { StudentTopicName } from '@lyceum/contracts/schools';
import { defineMark } from '../marks/mark';

/** One thing of a topic: a class, a certificate. */
export interface StudentFact {
  readonly title: string;
  readonly detail: string | null;
}

/**
 * What of a domain schools and agents are told of students, besides their names. Implemented by a provider marked
 * `@TellsSchools()`. Never a way to reach somebody, nor anything that they wrote.
 */
export interface StudentTopic {
  readonly name: StudentTopicName;
  /** Of a page of students at once; who has nothing is missing. Whoever asks may be told; nothing here checks. */
  of(studentIds: readonly string[]): Promise<ReadonlyMap<string, readonly StudentFact[]>>;
}

/** Marks a provider as a `StudentTopic`. */
export const TellsSchools = defineMark<StudentTopic>();
