import { notificationLimits, requestedNotificationTypes } from '@lyceum/contracts/notifications';
import {
  graphqlQueryOptions,
  NotificationCountForUserDocument,
  NotificationsForUserDocument,
  type NotificationsForUserQuery,
  pagesBySkip,
} from '@lyceum/web-graphql';

export type NotificationItem = NotificationsForUserQuery['getNotificationsForUser'][number];

/** What both calls ask for (checklist line 52): all types, and the platform's own. */
const requested = (userId: string) => ({
  userId,
  type: [...requestedNotificationTypes],
  platform: 'web',
});

/** The bell's count. */
export function countQuery(userId: string) {
  return graphqlQueryOptions(NotificationCountForUserDocument, requested(userId));
}

/** The dropdown's pages, newest first. */
export function listQuery(userId: string) {
  const { pageSize } = notificationLimits;
  return pagesBySkip(NotificationsForUserDocument, {
    variables: (skipValue) => ({ ...requested(userId), skipValue, limitValue: pageSize }),
    rows: (answer): NotificationItem[] => answer.getNotificationsForUser,
    pageSize,
  });
}
