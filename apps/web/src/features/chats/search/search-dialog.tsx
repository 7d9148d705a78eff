import { chatsLimits } from '@lyceum/contracts/chats';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { graphqlQueryOptions, SearchChatMessagesDocument } from '@lyceum/web-graphql';
import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { FoundMessages } from './found-messages';
import { seek } from './sought-message';

/** ms of rest before it is asked. */
const rest = 300;

interface SearchDialogProps {
  /** One chat, or null for all of the reader's. */
  readonly within: { readonly chatId: string; readonly name: string } | null;
  readonly onFound: (chatId: string) => void;
  readonly onClose: () => void;
}

/** Looks for words in what its reader has heard, and leads to where it was said. */
export function SearchDialog({ within, onFound, onClose }: SearchDialogProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), rest);
  const isEnough = words.length >= chatsLimits.searchLength.min;
  const found = useQuery({
    ...graphqlQueryOptions(SearchChatMessagesDocument, {
      queryString: words,
      chatId: within?.chatId ?? null,
    }),
    enabled: isEnough,
    staleTime: 0,
  });
  const title = within ? messages.searchIn({ name: within.name }) : messages.searchMessages();
  const go = ({ chatId, seq }: ChatMessage): void => {
    seek(queryClient, chatId, seq);
    onFound(chatId);
    onClose();
  };
  return (
    <Modal opened title={title} onClose={onClose}>
      <TextInput
        type="search"
        aria-label={title}
        placeholder={messages.searchMessages()}
        description={messages.aboutSearching()}
        maxLength={chatsLimits.searchLength.max}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      {isEnough && (
        <QueryContent
          query={found}
          subject={messages.foundSubject()}
          skeleton={(label) => <CardListSkeleton cards={3} label={label} />}
        >
          {({ searchChatMessages: rows }) =>
            rows.length === 0 ? (
              <EmptyState title={messages.nothingFound()} description={messages.nothingHasWords({ words })} />
            ) : (
              <FoundMessages rows={rows} onGo={go} />
            )
          }
        </QueryContent>
      )}
    </Modal>
  );
}
