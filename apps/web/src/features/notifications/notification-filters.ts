import {
  notificationGroupLabels,
  notificationTable,
  type NotificationGroup,
  requestedNotificationTypes,
} from '@lyceum/contracts/notifications';
import * as messages from './notifications.messages';

/** What the bell's list can be narrowed to. */
export const notificationFilters = [
  'ALL',
  'UNREAD',
  'MENTIONS',
  'REPLIES',
  'FRIENDS',
  'FORUMS',
] as const satisfies readonly ('ALL' | 'UNREAD' | NotificationGroup)[];

export type NotificationFilter = (typeof notificationFilters)[number];

/** What a filter is called. */
export function filterLabel(filter: NotificationFilter): string {
  if (filter === 'ALL') return messages.all();
  return filter === 'UNREAD' ? messages.unread() : notificationGroupLabels[filter]();
}

/** What is asked for: all types and the platform's own (checklist line 52), or those of a group. */
export function typesOf(filter: NotificationFilter): (typeof requestedNotificationTypes)[number][] {
  if (filter === 'ALL' || filter === 'UNREAD') return [...requestedNotificationTypes];
  return requestedNotificationTypes.filter(
    (type) => type !== 'system' && notificationTable[type].group === filter,
  );
}
