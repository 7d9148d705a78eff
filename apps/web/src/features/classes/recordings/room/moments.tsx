import { SectionCard } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { playTime } from '../recording-times';
import * as messages from '../recordings.messages';
import classes from '../transcript.module.css';

interface MomentsProps {
  readonly moments: PlayedRecordingQuery['getLiveRecording']['moments'];
  readonly onSeek: (seconds: number) => void;
}

/** What happened while a lesson was recorded, to be gone to. */
export function Moments({ moments, onSeek }: MomentsProps) {
  if (moments.length === 0) return null;
  return (
    <SectionCard title={messages.moments()}>
      <ol className={classes.list} tabIndex={0} aria-label={messages.moments()}>
        {moments.map(({ kind, at, user }) => (
          <li key={`${kind} ${String(at)} ${user.id}`}>
            <button type="button" className={classes.cue} onClick={() => onSeek(at / 1_000)}>
              <span className={classes.time}>{playTime(at / 1_000)}</span>
              <span dir="auto">{messages.happened[kind]({ name: user.firstName })}</span>
            </button>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
