import { isStaff } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton, Page, PageTitle } from '@lyceum/ui';
import { graphqlQueryOptions, type HomeQuery, staleAtOnce } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConsoleCard } from './console-card';
import { greeting } from './greeting';
import { homeCall } from './home-query';
import classes from './home-screen.module.css';
import * as messages from './home.messages';

type Part = (home: HomeQuery) => ReactNode;

interface HomeScreenProps {
  /** Leads staff to the ops console. */
  readonly consoleLink: ReactNode;
  /** Whether a thread lies over it: what is done there shows here afterwards. */
  readonly isCovered: boolean;
  /** What is new, and what was begun. */
  readonly main: Part;
  /** What stands beside it, on a phone beneath it. */
  readonly side: Part;
}

/** Where signed-in people start: what is new for them, what waits for them, and where to go on. */
export function HomeScreen({ consoleLink, isCovered, main, side }: HomeScreenProps) {
  const { user } = useSession();
  // Whoever comes back has replied, drafted and read meanwhile.
  const home = useQuery({
    ...graphqlQueryOptions(...homeCall(user?.id ?? '')),
    staleTime: staleAtOnce,
  });
  const { refetch } = home;
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) void refetch();
    wasCovered.current = isCovered;
  }, [isCovered, refetch]);
  return (
    <Page>
      <PageTitle title={greeting(user?.firstName ?? '', new Date())} description={messages.aboutHome()} />
      <QueryContent
        query={home}
        subject={messages.home()}
        skeleton={(label) => <CardListSkeleton cards={5} label={label} />}
      >
        {(data) => (
          <div className={classes.columns}>
            <div className={classes.part}>{main(data)}</div>
            <div className={classes.part}>
              {isStaff(user?.roles ?? []) && <ConsoleCard link={consoleLink} />}
              {side(data)}
            </div>
          </div>
        )}
      </QueryContent>
    </Page>
  );
}
