import { QueryContent } from '@lyceum/shell';
import { SectionCard } from '@lyceum/ui';
import {
  ChangeChatPreferencesDocument,
  ChatPreferencesDocument,
  execute,
  graphqlQueryOptions,
} from '@lyceum/web-graphql';
import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as messages from '../chats.messages';
import { openChatKey } from '../log/chat-log';
import { showFailure } from '../show-failure';

/** What others see of the reader in chats. */
export function ChatSettings() {
  const preferences = useQuery(graphqlQueryOptions(ChatPreferencesDocument));
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (showsReading: boolean) => execute(ChangeChatPreferencesDocument, { showsReading }),
    onSuccess: ({ changeChatPreferences }) => {
      queryClient.setQueryData(graphqlQueryOptions(ChatPreferencesDocument).queryKey, {
        getChatPreferences: changeChatPreferences,
      });
      return queryClient.invalidateQueries({ queryKey: openChatKey() });
    },
    onError: showFailure,
  });
  return (
    <SectionCard title={messages.chats()}>
      <QueryContent query={preferences} subject={messages.preferencesSubject()}>
        {({ getChatPreferences }) => (
          <Switch
            label={messages.showReading()}
            description={messages.aboutShowReading()}
            checked={getChatPreferences.showsReading}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
          />
        )}
      </QueryContent>
    </SectionCard>
  );
}
