import { NextPage, QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { graphqlPages, SavedChatMessagesDocument } from '@lyceum/web-graphql';
import { Modal } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { FoundMessages } from '../search/found-messages';
import { seek } from '../search/sought-message';

interface SavedDialogProps {
  readonly onFound: (chatId: string) => void;
  readonly onClose: () => void;
}

const savedQuery = () =>
  graphqlPages(SavedChatMessagesDocument, {
    variables: (cursor: string | null) => ({ cursor }),
    page: ({ getSavedChatMessages }) => getSavedChatMessages,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });

/** What its reader saved in any of their chats, and the way to where it was said. */
export function SavedDialog({ onFound, onClose }: SavedDialogProps) {
  const queryClient = useQueryClient();
  const saved = useInfiniteQuery({ ...savedQuery(), staleTime: 0 });
  const go = ({ chatId, seq }: ChatMessage): void => {
    seek(queryClient, chatId, seq);
    onFound(chatId);
    onClose();
  };
  return (
    <Modal opened title={messages.saved()} onClose={onClose}>
      <QueryContent
        query={saved}
        subject={messages.savedSubject()}
        skeleton={(label) => <CardListSkeleton cards={3} label={label} />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0 && !saved.hasNextPage)
            return <EmptyState title={messages.nothingSaved()} description={messages.aboutNothingSaved()} />;
          return (
            <>
              <FoundMessages rows={rows} onGo={go} />
              <NextPage list={saved} label={messages.moreSaved()} mt="sm" />
            </>
          );
        }}
      </QueryContent>
    </Modal>
  );
}
