import { kpiRuleNames, type KpiRule, kpiRules } from '@lyceum/contracts/profile';
import { useSession } from '@lyceum/session';
import { failureTexts, NextPage } from '@lyceum/shell';
import { ErrorState, RelativeTime, TextSkeleton } from '@lyceum/ui';
import { graphqlPages, KpiPointsDocument, type KpiPointsQuery } from '@lyceum/web-graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PathLink } from '../path-link';
import type { SectionProps } from '../section';
import classes from './kpi.module.css';
import * as messages from './kpi.messages';

type Point = NonNullable<KpiPointsQuery['getUserKPI']>['points'][number];

const pointsQuery = (userId: string, requestingUser: string) =>
  graphqlPages(KpiPointsDocument, {
    variables: (cursor: string | null) => ({ userId, requestingUser, cursor }),
    page: ({ getUserKPI }) => getUserKPI ?? { points: [], nextCursor: null },
    first: null,
    next: ({ nextCursor = null }) => nextCursor,
  });

/** Each of somebody's points with what earned it, the latest first, and what earns any. */
export function KpiLedger({ person: { id }, isOwn }: SectionProps) {
  const me = useSession().user?.id ?? '';
  const query = useInfiniteQuery(pointsQuery(id, me));
  const { data, error, refetch } = query;
  const listed = data?.pages.flatMap(({ points }) => points) ?? [];
  return (
    <>
      {data ? (
        <Listed listed={listed} isOwn={isOwn} />
      ) : error ? (
        <ErrorState
          {...failureTexts(error)}
          title={messages.didNotLoad()}
          description={messages.fetchingFailed()}
          onRetry={() => void refetch()}
        />
      ) : (
        <TextSkeleton label={messages.loading()} />
      )}
      <NextPage list={query} label={messages.showMore()} failed={messages.fetchingFailed()} size="xs" />
      <Rules />
    </>
  );
}

function Listed({ listed, isOwn }: { readonly listed: readonly Point[]; readonly isOwn: boolean }) {
  if (listed.length === 0)
    return <p className={classes.note}>{isOwn ? messages.noneOfYours() : messages.nothingToSee()}</p>;
  return (
    <>
      {!isOwn && <p className={classes.note}>{messages.onlySeen()}</p>}
      <ul className={classes.points} aria-label={messages.ledger()}>
        {listed.map(({ id, rule, points, isTakenBack, earnedAt, title = null, url = null }) => (
          <li key={id} className={classes.point} data-taken-back={isTakenBack}>
            <span className={classes.what}>
              {messages.ruleNames[rule]()}
              {title !== null && url !== null && <PathLink path={url}>{title}</PathLink>}
            </span>
            <span className={classes.gained}>{messages.gained({ points })}</span>
            <span className={classes.when}>
              <RelativeTime at={earnedAt} />
              {isTakenBack && ` · ${messages.takenBack()}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rules() {
  return (
    <details className={classes.rules}>
      <summary>{messages.whatEarns()}</summary>
      <ul className={classes.points}>
        {kpiRuleNames.map((name) => (
          <li key={name} className={classes.point}>
            <span className={classes.what}>{messages.ruleNames[name]()}</span>
            <span className={classes.gained}>{messages.gained({ points: kpiRules[name].points })}</span>
            <span className={classes.when}>{boundsOf(kpiRules[name])}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{messages.noneForOneself()}</p>
    </details>
  );
}

function boundsOf({ timesADay, timesOfPair }: KpiRule): string {
  const times = messages.ruleTimes({ count: timesADay });
  if (timesOfPair === undefined) return times;
  return messages.bothBounds({ times, pair: messages.ofPair({ count: timesOfPair }) });
}
