import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import * as counts from '../parts/counts.messages';
import { ThreadLink } from '../thread-card/thread-link';
import * as messages from './konnect.messages';
import classes from './student-questions.module.css';

type Thread = HomeQuery['getThreadsOfStudents'][number];

/** For a teacher: what their students ask, first what nobody else has answered for a day. */
export function StudentQuestions({ threads }: { readonly threads: readonly Thread[] }) {
  return (
    <SectionCard title={messages.yourStudents()}>
      <ul>
        {threads.map(({ id, title, creator, community, createdAt, postsCnt, isWaiting }) => (
          <li key={id} className={classes.row}>
            <ThreadLink threadId={id} className={classes.title ?? ''}>
              <span dir="auto">{title}</span>
            </ThreadLink>
            <p className={classes.detail}>
              {rich(messages.writtenIn, {
                name: fullName(creator),
                forum: community.displayName,
                when: <RelativeTime at={createdAt} />,
              })}
            </p>
            {(isWaiting || postsCnt > 0) && (
              <p className={classes.marks}>
                {isWaiting && <span className={classes.waiting}>{messages.unanswered()}</span>}
                {postsCnt > 0 && <span>{counts.replies({ count: postsCnt })}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Link to="/community" search={{ tab: 'students' }} className={classes.all ?? ''}>
        {messages.openYourStudents()}
      </Link>
    </SectionCard>
  );
}
