import { type ChatReaction, chatReactions } from '@lyceum/contracts/chats';
import { useSession } from '@lyceum/session';
import { execute, ReactToChatMessageDocument } from '@lyceum/web-graphql';
import { Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chat, ChatMessage } from './chat-queries';
import * as messages from './chats.messages';
import classes from './chats.module.css';
import { addToLog } from './log/chat-log';
import { showFailure } from './show-failure';

function useReacting({ id, chatId }: ChatMessage) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { emoji: string; isOn: boolean }) =>
      execute(ReactToChatMessageDocument, { messageId: id, ...change }),
    onSuccess: ({ reactToChatMessage }) => addToLog(queryClient, chatId, [reactToChatMessage]),
    onError: showFailure,
  }).mutate;
}

interface ReactionsProps {
  readonly message: ChatMessage;
  readonly members: Chat['members'];
  readonly mayWrite: boolean;
}

/** The signs readers put to a message: one’s own are pressed, and pressed again are taken back. */
export function Reactions({ message, members, mayWrite }: ReactionsProps) {
  const me = useSession().user?.id ?? '';
  const react = useReacting(message);
  if (message.reactions.length === 0) return null;
  const nameOf = (userId: string): string =>
    userId === me
      ? messages.yourself()
      : (members.find(({ user }) => user.id === userId)?.user.firstName ?? messages.somebody());
  return (
    <ul className={classes.reactions} aria-label={messages.reactions()}>
      {message.reactions.map(({ emoji, userIds }) => {
        const isMine = userIds.includes(me);
        const names = userIds.map(nameOf).join(', ');
        const name = isKnown(emoji) ? messages.signs[emoji]() : emoji;
        return (
          <li key={emoji}>
            <button
              type="button"
              className={classes.reaction}
              aria-pressed={isMine}
              aria-label={messages.reactedBy({ sign: name, names })}
              title={names}
              disabled={!mayWrite}
              onClick={() => react({ emoji, isOn: !isMine })}
            >
              <span aria-hidden>{emoji}</span> {userIds.length}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const isKnown = (emoji: string): emoji is ChatReaction => chatReactions.some((known) => known === emoji);

interface SignsProps {
  readonly message: ChatMessage;
  readonly onChosen: () => void;
}

/** The signs there are: one’s own are pressed. */
export function Signs({ message, onChosen }: SignsProps) {
  const me = useSession().user?.id ?? '';
  const react = useReacting(message);
  const isMine = (emoji: string): boolean =>
    message.reactions.some((reaction) => reaction.emoji === emoji && reaction.userIds.includes(me));
  const choose = (emoji: string): void => {
    react({ emoji, isOn: !isMine(emoji) });
    onChosen();
  };
  return (
    <div className={classes.signs} role="group" aria-label={messages.react()}>
      {chatReactions.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={messages.signs[emoji]()}
          aria-pressed={isMine(emoji)}
          onClick={() => choose(emoji)}
        >
          <span aria-hidden>{emoji}</span>
        </button>
      ))}
    </div>
  );
}

/** Chooses a sign for a message. */
export function ReactButton({ message }: { readonly message: ChatMessage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          aria-label={messages.react()}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconMoodSmile size={16} stroke={1.75} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <Signs message={message} onChosen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
