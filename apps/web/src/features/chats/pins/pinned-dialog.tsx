import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { graphqlQueryOptions, PinnedChatMessagesDocument } from '@lyceum/web-graphql';
import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chat, ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { FoundMessages } from '../search/found-messages';
import { seek } from '../search/sought-message';

interface PinnedDialogProps {
  readonly chat: Chat;
  readonly name: string;
  readonly onClose: () => void;
}

/** What is pinned in a chat, and the way to where it was said. */
export function PinnedDialog({ chat: { id: chatId }, name, onClose }: PinnedDialogProps) {
  const queryClient = useQueryClient();
  const pinned = useQuery({ ...graphqlQueryOptions(PinnedChatMessagesDocument, { chatId }), staleTime: 0 });
  const go = ({ seq }: ChatMessage): void => {
    seek(queryClient, chatId, seq);
    onClose();
  };
  return (
    <Modal opened title={messages.pinnedIn({ name })} onClose={onClose}>
      <QueryContent
        query={pinned}
        subject={messages.pinnedSubject()}
        skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
      >
        {({ getPinnedChatMessages: rows }) =>
          rows.length === 0 ? (
            <EmptyState title={messages.nothingPinned()} description={messages.aboutNothingPinned()} />
          ) : (
            <FoundMessages rows={rows} onGo={go} />
          )
        }
      </QueryContent>
    </Modal>
  );
}
