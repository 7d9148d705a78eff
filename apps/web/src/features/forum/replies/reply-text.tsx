import { type Mention, PostedText, UserLink } from '@lyceum/ui';
import classes from './reply.module.css';

/** The text itself; people it mentions open their cards. */
export function ReplyText({ content, isRich }: { readonly content: string; readonly isRich: boolean }) {
  return <PostedText content={content} isRich={isRich} renderMention={mentioned} />;
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
