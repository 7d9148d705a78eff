import { z } from 'zod';

/** What guardians can be told about, in the order of the page. Each is filled by the domain that knows it. */
export const guardianTopicNames = [
  'TIMETABLE',
  'HOMEWORK',
  'ATTENDANCE',
  'TIME_SPENT',
  'FORUMS',
  'FRIENDS',
  'CHAT_GROUPS',
  'CONSENTS',
] as const;

export type GuardianTopicName = (typeof guardianTopicNames)[number];

/** Ages, in years, at which something about a topic changes. */
export interface GuardianTopicRule {
  /** From here on the student chooses whether guardians are told; a younger one's guardian always is. */
  readonly choosableFrom: number;
  /** From here on guardians are told only where the student says so; null: at any age, until the student says no. */
  readonly hiddenFrom: number | null;
}

/** The defaults; an installation changes them by GUARDIAN_TOPICS. */
export const guardianTopicRules: Readonly<Record<GuardianTopicName, GuardianTopicRule>> = {
  TIMETABLE: { choosableFrom: 16, hiddenFrom: 18 },
  HOMEWORK: { choosableFrom: 16, hiddenFrom: 18 },
  ATTENDANCE: { choosableFrom: 16, hiddenFrom: 18 },
  TIME_SPENT: { choosableFrom: 16, hiddenFrom: 18 },
  FORUMS: { choosableFrom: 16, hiddenFrom: 18 },
  FRIENDS: { choosableFrom: 16, hiddenFrom: 18 },
  CHAT_GROUPS: { choosableFrom: 16, hiddenFrom: 18 },
  // A guardian who gave a consent must be able to see that it stands.
  CONSENTS: { choosableFrom: 18, hiddenFrom: null },
};

const age = z.int().min(13).max(120);

/** Changes of the table: `{"FRIENDS": {"choosableFrom": 14, "hiddenFrom": 16}}`. */
export const guardianTopicChangesSchema = z.partialRecord(
  z.enum(guardianTopicNames),
  z.strictObject({ choosableFrom: age, hiddenFrom: age.nullable() }),
);

export type GuardianTopicChanges = z.output<typeof guardianTopicChangesSchema>;

/** Whether the student may choose. @param years their age; null where they never said, which is a child's */
export const mayChooseTopic = ({ choosableFrom }: GuardianTopicRule, years: number | null): boolean =>
  years !== null && years >= choosableFrom;

/** Whether guardians are told. @param chosen what the student said, which counts once they may choose */
export function isTopicShown(
  rule: GuardianTopicRule,
  years: number | null,
  chosen: boolean | undefined,
): boolean {
  if (chosen !== undefined && mayChooseTopic(rule, years)) return chosen;
  return years === null || rule.hiddenFrom === null || years < rule.hiddenFrom;
}
