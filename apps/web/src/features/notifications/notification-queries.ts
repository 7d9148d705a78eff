import { notificationLimits, requestedNotificationTypes } from '@lyceum/contracts/notifications';
import {
  graphqlQueryOptions,
  NotificationCountForUserDocument,
  NotificationsForUserDocument,
  type NotificationsForUserQuery,
  send,
} from '@lyceum/web-graphql';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
  const limitValue = notificationLimits.pageSize;
  return infiniteQueryOptions({
    queryKey: ['graphql', 'NotificationsForUser', userId] as const,
    queryFn: async ({ pageParam: skipValue, signal }): Promise<NotificationItem[]> => {
      const variables = { ...requested(userId), skipValue, limitValue };
      return (await send(NotificationsForUserDocument, variables, { signal })).getNotificationsForUser;
    },
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => (lastPage.length < limitValue ? null : pages.length * limitValue),
  });
}

/** One list of the pages. What moved to a later page between two calls stands there once. */
export function itemsOf(pages: readonly (readonly NotificationItem[])[]): NotificationItem[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}
