import { useSession } from '@lyceum/session';
import { EmptyState, Page, PageTitle } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { ForumIcon } from '../parts/forum-icon';
import { QueryContent } from '@lyceum/shell';
import * as messages from './create-thread.messages';
import classes from './choose-forum-screen.module.css';

/** Asks in which of the caller's forums they want to post. */
export function ChooseForumScreen() {
  const userId = useSession().user?.id ?? '';
  const mine = useQuery(forumQueries.mine(userId));
  return (
    <Page width="reading">
      <PageTitle title={messages.newThread()} description={messages.whereToPost()} />
      <QueryContent query={mine} subject={messages.yourForums()}>
        {({ getUserCommunities: forums }) => (forums.length === 0 ? <NoForum /> : <Forums forums={forums} />)}
      </QueryContent>
    </Page>
  );
}

function Forums({ forums }: { readonly forums: readonly Forum[] }) {
  return (
    <ul className={classes.list}>
      {forums.map((forum) => (
        <li key={forum.id}>
          <Link
            to="/community/$name/createThread"
            params={{ name: forum.name }}
            className={classes.forum ?? ''}
          >
            <ForumIcon forum={forum} size={40} />
            <span>{forum.displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoForum() {
  return (
    <EmptyState
      title={messages.youAreInNoForum()}
      description={messages.aboutPosting()}
      action={
        <Button renderRoot={(props) => <Link to="/community" {...props} />}>
          {messages.lookAroundTheForums()}
        </Button>
      }
    />
  );
}
