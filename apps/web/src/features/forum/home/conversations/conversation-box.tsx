import { useSession } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { CreateConversationDocument, execute } from '@lyceum/web-graphql';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Forum } from '../../forum.types';
import { showNewConversation } from './conversation-queries';
import * as messages from './conversations.messages';
import { rememberForum, rememberedForum } from './remembered-forum';
import { WritingBox } from './writing-box';

/** Starts a conversation in one of the caller's forums: the one chosen last, unless they choose another. */
export function ConversationBox({ forums }: { readonly forums: readonly Forum[] }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(() => rememberedForum(userId));
  const communityId = forums.some(({ id }) => id === chosen) ? chosen : (forums[0]?.id ?? '');
  const choose = (id: string): void => {
    setChosen(id);
    rememberForum(userId, id);
  };
  const send = async (content: string, clientKey: string): Promise<void> => {
    const input = { communityId, content, clientKey };
    const { createConversation: made } = await execute(CreateConversationDocument, { input });
    rememberForum(userId, communityId);
    showNewConversation(queryClient, userId, made);
    if (made.status === 'HELD') toast.info(messages.heldForReview());
  };
  return (
    <WritingBox
      label={messages.newConversation()}
      placeholder={messages.whatIsOnYourMind()}
      action={messages.send()}
      send={send}
    >
      <NativeSelect
        aria-label={messages.forum()}
        size="sm"
        value={communityId}
        onChange={(event) => choose(event.currentTarget.value)}
        data={forums.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
    </WritingBox>
  );
}
