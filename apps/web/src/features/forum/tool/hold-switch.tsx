import {
  execute,
  ForumHoldsNewUsersDocument,
  graphqlQueryOptions,
  UpdateForumDocument,
} from '@lyceum/web-graphql';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import * as messages from './settings.messages';
import { useToolAction } from './use-tool-action';

/** Whether newcomers' first posts, and posts with many links, wait for a moderator in this forum. */
export function HoldSwitch({ communityId }: { readonly communityId: string }) {
  const queryClient = useQueryClient();
  const options = graphqlQueryOptions(ForumHoldsNewUsersDocument, { communityId });
  const query = useQuery(options);
  const save = useToolAction<boolean>(
    async (holdsNewUsers) => {
      await execute(UpdateForumDocument, { communityId, input: { holdsNewUsers } });
      await queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
    (holds) => (holds ? messages.firstPostsWaitNow() : messages.firstPostsShown()),
  );
  return (
    <QueryContent query={query} subject={messages.firstPostsSetting()}>
      {({ getCommunityHoldsNewUsers: holds }) => (
        <Switch
          mt="lg"
          label={messages.firstPostsWait()}
          description={messages.aboutFirstPosts()}
          checked={save.isPending ? save.variables : holds}
          disabled={save.isPending}
          onChange={({ currentTarget: { checked } }) => save.mutate(checked)}
        />
      )}
    </QueryContent>
  );
}
