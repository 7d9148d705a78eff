import { defineMark, type Transaction } from '@lyceum/kernel';

/** Whoever has rooms in which lessons are held, and knows who may be in them. */
export interface LessonHouse {
  /** Whether a link leads to a room of theirs in which this person has no place. */
  refuses(transaction: Transaction, link: string, userId: string): Promise<boolean>;
}

/** Marks a provider as a `LessonHouse`. */
export const HousesLessons = defineMark<LessonHouse>();
