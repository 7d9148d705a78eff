import { isStaff } from '@lyceum/contracts/auth';
import { QueryContent } from '@lyceum/shell';
import { Page, PageTitle, ProfileSkeleton } from '@lyceum/ui';
import { graphqlQueryOptions, MeDocument } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConsoleCard } from './console-card';
import { greeting } from './greeting';
import classes from './home-screen.module.css';
import * as messages from './home.messages';
import { ProfileCard } from './profile-card';

interface HomeScreenProps {
  /** Leads staff to the ops console. */
  readonly consoleLink: ReactNode;
  /** What is new in the forums. */
  readonly feed: ReactNode;
}

/** Where signed-in people start: who they are here, and what there is for them. */
export function HomeScreen({ consoleLink, feed }: HomeScreenProps) {
  const me = useQuery(graphqlQueryOptions(MeDocument));
  const user = me.data?.me;
  return (
    <Page>
      <PageTitle
        title={user ? greeting(user.firstName, new Date()) : messages.konnect()}
        description={messages.aboutHome()}
      />
      <div className={classes.columns}>
        <section className={classes.side} aria-label={messages.myAccount()}>
          <div className={classes.card}>
            <QueryContent
              query={me}
              subject={messages.yourAccount()}
              skeleton={(label) => <ProfileSkeleton label={label} />}
            >
              {(data) => <ProfileCard me={data.me} />}
            </QueryContent>
          </div>
          {user && isStaff(user.roles) && <ConsoleCard link={consoleLink} />}
        </section>
        <section className={classes.feed} aria-label={messages.myFeed()}>
          {feed}
        </section>
      </div>
    </Page>
  );
}
