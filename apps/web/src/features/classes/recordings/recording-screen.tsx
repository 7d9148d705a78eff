import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { CardListSkeleton, ErrorState, Page, PageTitle, SectionCard } from '@lyceum/ui';
import { graphqlQueryOptions, PlayedRecordingDocument, type PlayedRecordingQuery } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { day } from '../class-times';
import { CaptionSearch } from './caption-search';
import { RecordingPlayer } from './recording-player';
import classes from './recording-screen.module.css';
import * as messages from './recordings.messages';
import { Moments } from './room/moments';
import { PeopleInIt } from './room/people-in-it';
import { Transcript } from './transcript';

const RoomPlayer = lazyPart(() => import('./room/room-player').then((it) => it.RoomPlayer));

interface RecordingScreenProps {
  readonly groupTag: string;
  readonly recordingId: string;
  /** Where it begins, in seconds; null for where it was left. */
  readonly startAt: number | null;
  readonly notFound: ReactNode;
}

const missing: readonly string[] = [
  liveCourseErrors.RECORDING_NOT_FOUND.code,
  commonErrors.INVALID_INPUT.code,
];

/** A recording that is watched (checklist line 186), or why it does not open. */
export function RecordingScreen({ groupTag, recordingId, startAt, notFound }: RecordingScreenProps) {
  // A link is renewed while it is watched; asked for again, the film would begin anew.
  const played = useQuery({
    ...graphqlQueryOptions(PlayedRecordingDocument, { recordingId }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error } = played;
  if (error instanceof ApiError && missing.includes(error.code)) return notFound;
  return (
    <Page>
      <p>
        <Link to="/lc-dashboard/$groupTag" params={{ groupTag }} className={`thumb ${classes.back ?? ''}`}>
          {messages.backToClass()}
        </Link>
      </p>
      {data ? (
        <Watching played={data.getLiveRecording} startAt={startAt} />
      ) : error ? (
        <ErrorState
          level={1}
          {...failureTexts(error)}
          title={messages.fetchingFailed()}
          onRetry={() => void played.refetch()}
        />
      ) : (
        <CardListSkeleton cards={2} label={messages.recording()} />
      )}
    </Page>
  );
}

interface WatchingProps {
  readonly played: PlayedRecordingQuery['getLiveRecording'];
  readonly startAt: number | null;
}

function Watching({ played, startAt }: WatchingProps) {
  const me = useSession().user?.id ?? '';
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const { recording, captions, moments } = played;
  const { groupTag, courseName, lessonNumber, lessonTopic, fileName, startDateTime } = recording;
  const [seekInRoom, setSeekInRoom] = useState<((seconds: number) => void) | null>(null);
  const takeSeeker = useCallback((take: (seconds: number) => void) => setSeekInRoom(() => take), []);
  const seek = (seconds: number): void => {
    seekInRoom?.(seconds);
    if (!video.current) return;
    video.current.currentTime = seconds;
    void video.current.play().catch(() => null);
  };
  const key = `${recording.id} ${String(startAt)}`;
  const playing = { played, me, startAt, onTime: setAt };
  return (
    <>
      <PageTitle
        title={messages.ofLesson({ number: String(lessonNumber), topic: lessonTopic })}
        description={[courseName, fileName, day(new Date(startDateTime))].join(' · ')}
      />
      <div className={classes.root}>
        {recording.isOfRoom ? (
          <Suspense fallback={<CardListSkeleton cards={1} label={messages.recording()} />}>
            <RoomPlayer key={key} {...playing} onSeeker={takeSeeker} />
          </Suspense>
        ) : (
          <RecordingPlayer key={key} {...playing} video={video} />
        )}
        <div className={classes.beside}>
          <SectionCard title={messages.said()}>
            {captions.length > 0 && <CaptionSearch groupTag={groupTag} />}
            <Transcript captions={captions} at={at} onSeek={seek} />
          </SectionCard>
          <PeopleInIt recordingId={recording.id} played={played} me={me} />
          <Moments moments={moments} onSeek={seek} />
        </div>
      </div>
    </>
  );
}
