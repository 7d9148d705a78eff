import {
  type EmailFrequency,
  type NotificationGroup,
  notificationGroups,
  notificationTable,
  type NotificationType,
} from '@lyceum/contracts/notifications';
import type { NotificationPreferencesQuery } from '@lyceum/web-graphql';

export type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

/** What somebody chose for types that are chosen together; null where that differs from type to type. */
export interface GroupChoice {
  readonly group: NotificationGroup;
  readonly types: readonly NotificationType[];
  readonly inApp: boolean | null;
  readonly email: EmailFrequency | null;
}

/** The groups of which there is anything to tell this person, in the order of the table. */
export function groupChoices(preferences: readonly Preference[]): GroupChoice[] {
  return notificationGroups.flatMap((group) => {
    const ofGroup = preferences.filter(({ type }) => notificationTable[type].group === group);
    const mine = ofGroup.filter(({ concernsMe }) => concernsMe);
    if (mine.length === 0) return [];
    const types = ofGroup.map(({ type }) => type);
    const inApp = common(mine.map((one) => one.inApp));
    return [{ group, types, inApp, email: common(mine.map(({ email }) => email)) }];
  });
}

function common<Value>(values: readonly Value[]): Value | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
