import { useSession } from '@lyceum/session';
import { EmptyState } from '@lyceum/ui';
import { threadLists } from '../forum-queries';
import { ThreadList } from '../thread-card/thread-list';
import classes from './home-feed.module.css';
import * as messages from './home.messages';
import * as texts from './student-threads.messages';

/** What the caller's students ask. */
export function StudentThreads() {
  const userId = useSession().user?.id ?? '';
  return (
    <div className={classes.single}>
      <ThreadList
        options={threadLists.ofStudents(userId)}
        label={messages.threadsOfYourStudents()}
        empty={<EmptyState title={texts.nobodyAsks()} description={texts.aboutStudents()} />}
      />
    </div>
  );
}
