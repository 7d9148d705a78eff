import { PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Forum } from '../forum.types';
import * as counts from '../parts/counts.messages';
import { ForumIcon } from '../parts/forum-icon';
import { PrivacyLabel } from '../parts/privacy-label';
import classes from './forum-header.module.css';
import * as messages from './page.messages';

interface ForumHeaderProps {
  readonly forum: Forum;
  /** Join, Invite, Leave. */
  readonly membership: ReactNode;
}

/** The head of a forum: its banner, what it is called, who may see it and how many are in it. */
export function ForumHeader({ forum, membership }: ForumHeaderProps) {
  const { banner, color } = forum;
  return (
    <div className={classes.root}>
      <div
        className={classes.banner}
        style={{
          ...(color && { backgroundColor: color }),
          ...(banner && { backgroundImage: `url("${encodeURI(banner)}")` }),
        }}
        data-drawn={!banner && !color}
      />
      <div className={classes.body}>
        <span className={classes.icon}>
          <ForumIcon forum={forum} size={72} />
        </span>
        <div className={classes.words}>
          <PageTitle
            title={forum.displayName}
            description={
              <>
                {forum.title !== '' && <span className={classes.title}>{forum.title}</span>}
                <span className={classes.facts}>
                  <PrivacyLabel privacy={forum.privacy} />
                  <span>{counts.members({ count: forum.membersCnt })}</span>
                  <span>{counts.threads({ count: forum.threadsCnt })}</span>
                </span>
              </>
            }
            actions={
              <>
                {membership}
                {forum.requestingUserRole === 'ADMIN' && <ToolLink name={forum.name} />}
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}

/** For the admins of the forum only (checklist line 77). */
function ToolLink({ name }: { readonly name: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={18} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/community/p/$name/tool" params={{ name }} {...props} />}
    >
      {messages.forumTool()}
    </Button>
  );
}
