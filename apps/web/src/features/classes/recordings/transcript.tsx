import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { playTime } from './recording-times';
import * as messages from './recordings.messages';
import classes from './transcript.module.css';

interface TranscriptProps {
  readonly captions: PlayedRecordingQuery['getLiveRecording']['captions'];
  /** Where the film is, in seconds. */
  readonly at: number;
  readonly onSeek: (seconds: number) => void;
}

/** What is said in a recording, to be read and gone to. */
export function Transcript({ captions, at, onSeek }: TranscriptProps) {
  if (captions.length === 0) return <p className={classes.detail}>{messages.saidIsShort()}</p>;
  const current = captions.findLast(({ starts }) => starts <= at * 1_000);
  return (
    <ol className={classes.list} tabIndex={0} aria-label={messages.said()}>
      {captions.map((cue) => (
        <li key={`${String(cue.starts)} ${cue.text}`}>
          <button
            type="button"
            className={classes.cue}
            {...(cue === current && { 'aria-current': 'true' })}
            onClick={() => onSeek(cue.starts / 1_000)}
          >
            <span className={classes.time}>{playTime(cue.starts / 1_000)}</span>
            <span dir="auto">{cue.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
