import { SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import { HomeThread } from './home-thread';
import classes from './home-thread.module.css';
import * as messages from './konnect.messages';

type Thread = HomeQuery['getThreadsOfStudents'][number];

/** For a teacher: what their students ask, first what nobody else has answered for a day. */
export function StudentQuestions({ threads }: { readonly threads: readonly Thread[] }) {
  return (
    <SectionCard title={messages.yourStudents()}>
      <ul>
        {threads.map((thread) => (
          <li key={thread.id} className={classes.row}>
            <HomeThread thread={thread}>
              {thread.isWaiting && (
                <span className={classes.mark} data-warm>
                  {messages.unanswered()}
                </span>
              )}
            </HomeThread>
          </li>
        ))}
      </ul>
      <Link to="/community" search={{ tab: 'students' }} className={classes.all ?? ''}>
        {messages.openYourStudents()}
      </Link>
    </SectionCard>
  );
}
