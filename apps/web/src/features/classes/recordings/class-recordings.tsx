import { lazyPart, QueryContent } from '@lyceum/shell';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { ClassRecordingsDocument, graphqlQueryOptions, type RecordingFragment } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Lesson } from '../class-queries';
import { CaptionSearch } from './caption-search';
import { RecordingRow } from './recording-row';
import { TakeMeOut } from './take-out';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

const KeepRecordings = lazyPart(() => import('./keep-recordings').then((it) => it.KeepRecordings));

interface ClassRecordingsProps {
  readonly groupTag: string;
  readonly lessons: readonly Lesson[];
  readonly teaches: boolean;
}

/** So often a list is asked for again in which one is looked into, in milliseconds. */
const lookEvery = 3_000;

/** What was recorded of a class (checklist line 186); who teaches it keeps them. */
export function ClassRecordings({ groupTag, lessons, teaches }: ClassRecordingsProps) {
  const recordings = useQuery({
    ...graphqlQueryOptions(ClassRecordingsDocument, { groupTag }),
    refetchInterval: ({ state }) =>
      state.data?.getLiveCourseRecordings.some(({ state: is }) => is === 'PROCESSING' || is === 'RECORDING')
        ? lookEvery
        : false,
  });
  return (
    <SectionCard title={messages.recordings()}>
      <QueryContent
        query={recordings}
        subject={messages.recordings()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getLiveCourseRecordings: all }) => (
          <>
            {all.some(({ hasCaptions }) => hasCaptions) && <CaptionSearch groupTag={groupTag} />}
            {teaches ? (
              <Suspense fallback={<Watched all={all} groupTag={groupTag} />}>
                <KeepRecordings all={all} groupTag={groupTag} lessons={lessons} />
              </Suspense>
            ) : (
              <Watched all={all} groupTag={groupTag} />
            )}
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

interface WatchedProps {
  readonly all: readonly RecordingFragment[];
  readonly groupTag: string;
}

function Watched({ all, groupTag }: WatchedProps) {
  const ready = all.filter(({ state, deletedAt }) => state === 'READY' && deletedAt === null);
  if (ready.length === 0) return <p className={classes.detail}>{messages.none()}</p>;
  return (
    <ul className={classes.list}>
      {ready.map((recording) => (
        <RecordingRow
          key={recording.id}
          recording={recording}
          groupTag={groupTag}
          isReady
          actions={recording.isOfMe && <TakeMeOut recording={recording} />}
        />
      ))}
    </ul>
  );
}
