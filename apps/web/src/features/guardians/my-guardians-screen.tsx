import { QueryContent } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { CardListSkeleton, Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddGuardian } from './add-guardian';
import { guardianPageQuery, myGuardiansQuery } from './guardian-queries';
import { GuardianList } from './guardian-list';
import * as messages from './guardians.messages';
import classes from './my-guardians-screen.module.css';
import { OwnTopics } from './own-topics';

interface MyGuardiansScreenProps {
  /** Who is their agent. */
  readonly agents?: ReactNode;
  readonly linkTo: (path: string, title: string) => ReactNode;
}

/** Who looks after the signed-in user, how somebody comes to, and all that guardians see. */
export function MyGuardiansScreen({ agents, linkTo }: MyGuardiansScreenProps) {
  const userId = useSession().user?.id ?? '';
  const mine = useQuery(myGuardiansQuery(userId));
  const page = useQuery(guardianPageQuery(userId, userId));
  return (
    <Page>
      <PageTitle title={messages.yourGuardians()} description={messages.aboutYourGuardians()} />
      <div className={classes.parts}>
        <QueryContent
          query={mine}
          subject={messages.yourGuardians()}
          skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
        >
          {({ getMyGuardians }) => (
            <>
              <GuardianList mine={getMyGuardians} />
              <AddGuardian mine={getMyGuardians} />
            </>
          )}
        </QueryContent>
        {agents}
        <section aria-labelledby="what-guardians-see" className={classes.parts}>
          <div>
            <h2 id="what-guardians-see" className={classes.title}>
              {messages.whatTheySee()}
            </h2>
            <p className={classes.about}>{messages.aboutWhatTheySee()}</p>
          </div>
          <QueryContent
            query={page}
            subject={messages.whatTheySee()}
            skeleton={(label) => <TextSkeleton lines={8} label={label} />}
          >
            {({ getGuardianPage: { topics } }) => <OwnTopics topics={topics} linkTo={linkTo} />}
          </QueryContent>
        </section>
      </div>
    </Page>
  );
}
