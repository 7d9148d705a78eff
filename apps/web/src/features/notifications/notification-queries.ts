import { notificationLimits } from '@lyceum/contracts/notifications';
import {
  graphqlKey,
  NotificationsForUserDocument,
  type NotificationsForUserQuery,
  pagesBySkip,
} from '@lyceum/web-graphql';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { countQuery, platform } from './count-query';
import { type NotificationFilter, typesOf } from './notification-filters';

export type NotificationItem = NotificationsForUserQuery['getNotificationsForUser'][number];

/**
 * The dropdown's pages, newest first. The unseen ones are one page, as many as the bell counts: what is seen of them would
 * move those behind it out of the pages that follow.
 */
export function listQuery(userId: string, filter: NotificationFilter) {
  const unseenOnly = filter === 'UNREAD';
  const pageSize = unseenOnly ? notificationLimits.maximumSeenAtOnce : notificationLimits.pageSize;
  const asked = { userId, type: typesOf(filter), platform, unseenOnly, limitValue: pageSize };
  const pages = pagesBySkip(NotificationsForUserDocument, {
    variables: (skipValue) => ({ ...asked, skipValue }),
    rows: (answer): NotificationItem[] => answer.getNotificationsForUser,
    pageSize,
  });
  return unseenOnly ? { ...pages, getNextPageParam: () => null } : pages;
}

/** Shows in all lists what the server has been told was seen, without asking for them again. */
export function showAsSeen(
  queryClient: QueryClient,
  userId: string,
  isSeen: (item: NotificationItem) => boolean,
): void {
  queryClient.setQueriesData<InfiniteData<NotificationItem[], number>>(
    { queryKey: graphqlKey(NotificationsForUserDocument) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => page.map((item) => (isSeen(item) ? { ...item, seen: true } : item))),
      },
  );
  void queryClient.invalidateQueries({ queryKey: countQuery(userId).queryKey });
}
