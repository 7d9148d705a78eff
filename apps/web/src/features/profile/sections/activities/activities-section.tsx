import { fullName } from '@lyceum/contracts/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { failureTexts, NextPage } from '@lyceum/shell';
import { ErrorState, RelativeTime, rich, SectionCard, TextSkeleton, UserLink } from '@lyceum/ui';
import {
  pagesBySkip,
  PlatformActivitiesDocument,
  type PlatformActivitiesQuery,
  rowsOf,
} from '@lyceum/web-graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PartPrivacy } from '../part-privacy';
import { PathLink } from '../path-link';
import type { SectionProps } from '../section';
import classes from './activities.module.css';
import * as messages from './activities.messages';

type Activity = PlatformActivitiesQuery['getUserPlatformActivities'][number];

const activitiesQuery = (friendId: string) =>
  pagesBySkip(PlatformActivitiesDocument, {
    variables: (skip: number) => ({ friendId, skip }),
    rows: ({ getUserPlatformActivities }) => getUserPlatformActivities,
    pageSize: profileLimits.activitiesPage,
  });

/** What somebody did lately, as far as the reader may see it (checklist lines 146, 159). Nothing where that is nothing. */
export function ActivitiesSection({ person, isOwn }: SectionProps) {
  const query = useInfiniteQuery(activitiesQuery(person.id));
  const { data, error, refetch } = query;
  const listed = data ? rowsOf(data.pages) : [];
  if (data && listed.length === 0 && !isOwn) return null;
  return (
    <SectionCard title={messages.recentActivities()}>
      <div className={classes.root}>
        {data ? (
          <Listed listed={listed} />
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
        <NextPage list={query} label={messages.showMore()} failed={messages.fetchingFailed()} />
        {isOwn && data && (
          <div className={classes.seenBy}>
            <PartPrivacy name="activities" what={messages.recentActivities()} person={person} />
          </div>
        )}
      </div>
    </SectionCard>
  );
}

function Listed({ listed }: { readonly listed: readonly Activity[] }) {
  if (listed.length === 0) return <p className={classes.nothing}>{messages.noneOfYours()}</p>;
  return (
    <ul className={classes.list}>
      {Array.from(runsOf(listed), ([activity, ...others]) => (
        <li key={activity.id} className={classes.row}>
          <span className={classes.what}>{sentenceOf(activity, others.length + 1)}</span>
          <span className={classes.when}>
            <RelativeTime at={activity.timestamp} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const threadOf = (url: string): string => url.split('?')[0] ?? url;

/** Claps for several things of one thread, one after the other, are told as one. */
function runsOf(listed: readonly Activity[]): [Activity, ...Activity[]][] {
  const runs: [Activity, ...Activity[]][] = [];
  for (const activity of listed) {
    const run = runs.at(-1);
    const { activityType, url } = activity;
    const goesOn =
      activityType.startsWith('CLAPPED') &&
      run?.[0].activityType === activityType &&
      threadOf(run[0].url) === threadOf(url);
    if (goesOn) run.push(activity);
    else runs.push([activity]);
  }
  return runs;
}

function sentenceOf({ activityType, activityContent, url, targetUser = null }: Activity, times: number) {
  if (times > 1) {
    const title = <PathLink path={threadOf(url)}>{activityContent}</PathLink>;
    const isOfReplies = activityType === 'CLAPPED_POST';
    return rich(isOfReplies ? messages.clappedForReplies : messages.clappedForComments, {
      count: times,
      title,
    });
  }
  const title = <PathLink path={url}>{activityContent}</PathLink>;
  if (activityType.startsWith('CLAPPED') && !targetUser) return rich(messages.clappedIn, { title });
  const name = targetUser ? <UserLink user={targetUser}>{fullName(targetUser)}</UserLink> : '';
  return rich(messages.sentences[activityType] ?? messages.somethingIn, { title, name });
}
