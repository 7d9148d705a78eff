import { ownRecordingsAnswerSchema } from '@lyceum/contracts/live-course';
import { callAndRead, useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordingRow } from './recording-row';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

const ownRecordings = (userId: string) => ({
  queryKey: ['own-recordings', userId],
  queryFn: () =>
    callAndRead(ownRecordingsAnswerSchema, `/get-recording?${new URLSearchParams({ userId }).toString()}`),
});

/** Recordings of all classes the signed-in user is in (checklist line 186). */
export function OwnRecordingsScreen({ classesLink }: { readonly classesLink: ReactNode }) {
  const me = useSession().user?.id ?? '';
  const own = useQuery(ownRecordings(me));
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
    </Page>
  );
}
