import { notificationTable, readInAppText } from '@lyceum/contracts/notifications';
import type { NotificationItem } from './notification-queries';

/** What the dropdown says; of what is read in the app only that it is there (checklist line 55). */
export const textOf = ({ type, description }: Pick<NotificationItem, 'type' | 'description'>): string =>
  notificationTable[type].isReadInApp ? readInAppText() : description;
