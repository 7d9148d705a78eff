import type { DesktopViewType } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { execute, SaveForumViewTypeDocument } from '@lyceum/web-graphql';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forumQueries } from '../forum-queries';

/** How the reader likes lists of posts: 0 a list, which is the default, 1 a grid; kept with their account. */
export function useViewType(): [DesktopViewType, (viewType: DesktopViewType) => void] {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const options = forumQueries.settings(userId);
  const saved = useQuery({ ...options, staleTime: Infinity }).data?.getUserSettings.communitySettings;
  const save = useMutation({
    mutationFn: (desktopViewType: DesktopViewType) =>
      execute(SaveForumViewTypeDocument, { userId, desktopViewType }),
    onMutate: (desktopViewType) =>
      queryClient.setQueryData(
        options.queryKey,
        (known) =>
          known && {
            getUserSettings: { ...known.getUserSettings, communitySettings: { desktopViewType } },
          },
      ),
    // The choice holds on this screen; it is only not remembered.
    onError: logFailure,
  });
  return [saved?.desktopViewType === 1 ? 1 : 0, save.mutate];
}
