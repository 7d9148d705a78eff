import { type Mention, PlainText, UserLink } from '@lyceum/ui';
import type { ChatMessage } from '../chat-queries';
import classes from './message-text.module.css';

/** What a message says; people it mentions open their cards. */
export function MessageText({ text, mentions }: Pick<ChatMessage, 'text' | 'mentions'>) {
  const named = mentions.map(({ id, name }) => ({ id, label: name }));
  return <PlainText text={text} mentions={named} renderMention={mentioned} />;
}

function mentioned({ id, label }: Mention) {
  return (
    <UserLink user={{ id, firstName: label, lastName: '' }} kind="word">
      <bdi className={classes.mention} data-mention>
        @{label}
      </bdi>
    </UserLink>
  );
}
