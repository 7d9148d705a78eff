import { ownRecordingsAnswerSchema } from '@lyceum/contracts/live-course';
import { callAndRead, useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import { graphqlQueryOptions, RecordingsOfMeDocument, type RecordingsOfMeQuery } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordingRow } from './recording-row';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';
import { TakeMeOut } from './take-out';

const ownRecordings = (userId: string) => ({
  queryKey: ['own-recordings', userId],
  queryFn: () =>
    callAndRead(ownRecordingsAnswerSchema, `/get-recording?${new URLSearchParams({ userId }).toString()}`),
});

/** Recordings of all classes the signed-in user is in (checklist line 186). */
export function OwnRecordingsScreen({ classesLink }: { readonly classesLink: ReactNode }) {
  const me = useSession().user?.id ?? '';
  const own = useQuery(ownRecordings(me));
  const inThem = useQuery(graphqlQueryOptions(RecordingsOfMeDocument));
  const ofMe = inThem.data?.getLiveRecordingsOfMe ?? [];
  const watched = new Set(own.data?.recordings.map(({ id }) => id));
  const others = own.data ? ofMe.filter(({ id }) => !watched.has(id)) : [];
  return (
    <Page>
      <PageTitle title={messages.recordings()} description={messages.aboutOwn()} />
      {own.data ? (
        own.data.recordings.length === 0 ? (
          <EmptyState title={messages.noneOwn()} description={messages.aboutNoneOwn()} action={classesLink} />
        ) : (
          <SectionCard title={messages.toWatchAgain()}>
            <ul className={classes.list}>
              {own.data.recordings.map((recording) => (
                <RecordingRow
                  key={recording.id}
                  recording={recording}
                  groupTag={recording.groupTag}
                  course={recording.courseName}
                  isReady
                  actions={ofMe.some(({ id }) => id === recording.id) && <TakeMeOut recording={recording} />}
                />
              ))}
            </ul>
          </SectionCard>
        )
      ) : own.error ? (
        <ErrorState {...failureTexts(own.error)} onRetry={() => void own.refetch()} />
      ) : (
        <CardListSkeleton cards={3} label={messages.recordings()} />
      )}
      {inThem.error && own.data && (
        <ErrorState {...failureTexts(inThem.error)} onRetry={() => void inThem.refetch()} />
      )}
      {others.length > 0 && <NotOpen recordings={others} />}
    </Page>
  );
}

/** Those one is in, and may not watch any more. */
function NotOpen({ recordings }: { readonly recordings: RecordingsOfMeQuery['getLiveRecordingsOfMe'] }) {
  return (
    <SectionCard title={messages.notOpenToMe()}>
      <p className={classes.detail}>{messages.aboutNotOpenToMe()}</p>
      <ul className={classes.list}>
        {recordings.map((recording) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            groupTag={recording.groupTag}
            course={recording.courseName}
            isReady={false}
            actions={<TakeMeOut recording={recording} />}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
