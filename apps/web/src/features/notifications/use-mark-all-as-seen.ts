import { logFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, MarkAllNotificationsAsSeenDocument } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAsSeen } from './notification-queries';
import * as messages from './notifications.messages';

/** Marks everything as seen; all open tabs are told by the server. */
export function useMarkAllAsSeen(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => execute(MarkAllNotificationsAsSeenDocument),
    onSuccess: () => showAsSeen(queryClient, userId, () => true),
    onError: (error) => {
      logFailure(error);
      toast.error(messages.markingFailed());
    },
  });
}
