import { onDemand } from '@lyceum/shell';
import { ReplyMenuButton, type ReplyMenuProps } from './reply-menu-button';

/** What else can be done about a post or a comment, behind its button. */
export const ReplyMenu = onDemand<ReplyMenuProps>(
  ({ item, authorName, onClick }) => (
    <ReplyMenuButton item={item} authorName={authorName} onClick={onClick} />
  ),
  () => import('./open-reply-menu').then((it) => it.OpenReplyMenu),
);
