import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Forum } from '../forum.types';
import * as counts from '../parts/counts.messages';
import { ForumIcon } from '../parts/forum-icon';
import card from '../parts/link-card.module.css';
import { PrivacyLabel } from '../parts/privacy-label';
import * as messages from './home.messages';
import classes from './forum-card.module.css';

const roleLabels = { ADMIN: messages.youAreAnAdmin, MOD: messages.youModerate, MEMBER: null } as const;

/** A forum in a list. The whole card opens it. */
export function ForumCard({ forum }: { readonly forum: Forum }) {
  return (
    <article className={`${card.root} ${classes.root}`}>
      <div className={classes.head}>
        <ForumIcon forum={forum} size={52} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <Link to="/community/$name" params={{ name: forum.name }} className={card.link ?? ''}>
              {forum.displayName}
            </Link>
          </h2>
          {forum.title !== '' && <p className={classes.title}>{forum.title}</p>}
        </div>
      </div>
      {forum.description !== '' && <p className={classes.description}>{forum.description}</p>}
      <div className={classes.foot}>
        <PrivacyLabel privacy={forum.privacy} />
        {forum.membersCnt > 0 && <span>{counts.members({ count: forum.membersCnt })}</span>}
        {forum.threadsCnt > 0 && <span>{counts.threads({ count: forum.threadsCnt })}</span>}
        <Standing forum={forum} />
      </div>
    </article>
  );
}

/** How the caller stands to the forum, where it is worth a word. */
function Standing({ forum }: { readonly forum: Forum }) {
  const { requestingUserIsMember: membership, requestingUserRole: role, isInvited } = forum;
  if (membership === 'YES')
    return <Badge color="live">{((role && roleLabels[role]) ?? messages.member)()}</Badge>;
  if (isInvited) return <Badge color="warmth">{messages.youAreInvited()}</Badge>;
  return membership === 'PENDING' ? <Badge color="gray">{messages.requested()}</Badge> : null;
}
