import { realtime, useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { NotificationsForUserDocument, refreshQueries } from '@lyceum/web-graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countQuery } from './count-query';

/** How many notifications are unseen, kept up to date by the live connection. A failure is logged and shows nothing. */
export function useNotificationCount(): number {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const count = useQuery({ ...countQuery(userId), enabled: userId !== '' });

  useEffect(() => {
    if (count.error) logFailure(count.error);
  }, [count.error]);

  useEffect(
    () =>
      realtime.on('notifications.changed', ({ total }) => {
        const { queryKey } = countQuery(userId);
        // An answer on its way may be older than this message.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (known) => ({
          countNotificationsForUser: { ids: known?.countNotificationsForUser.ids ?? [], total },
        }));
        void refreshQueries(queryClient, NotificationsForUserDocument);
      }),
    [queryClient, userId],
  );

  return count.data?.countNotificationsForUser.total ?? 0;
}
