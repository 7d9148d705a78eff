import { isFreeKey } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { keepPosition, keepSpeed, keptPosition, keptSpeed } from './kept-position';
import classes from './recording-player.module.css';
import * as messages from './recordings.messages';
import { Speed } from './speed';
import { useLastingLink } from './use-lasting-link';

type Played = PlayedRecordingQuery['getLiveRecording'];

interface RecordingPlayerProps {
  readonly played: Played;
  readonly me: string;
  /** Where it begins, in seconds; null for where it was left. */
  readonly startAt: number | null;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Tells where it is, in seconds. */
  readonly onTime: (at: number) => void;
}

/** So far J and L go, in seconds. */
const leap = 10;

/** A film with its captions, at the reader's speed, from where they left it. */
export function RecordingPlayer({ played, me, startAt, video, onTime }: RecordingPlayerProps) {
  const { recording, captions } = played;
  const { takePlace, onPlace, ...link } = useLastingLink(recording.id, played, video);
  const [speed, setSpeed] = useState(keptSpeed);
  useCaptions(video, captions);
  const onLoaded = (film: HTMLVideoElement): void => {
    playAt(film, speed);
    const place = takePlace();
    const at = place?.at ?? startAt ?? keptPosition(me, recording.id);
    if (at > 0) film.currentTime = at;
    // A browser may want a click before it plays.
    if (place?.plays) void film.play().catch(() => null);
  };
  const onMoved = ({ currentTime, paused, duration, error, readyState }: HTMLVideoElement): void => {
    // While another link is loaded the element stands at its beginning.
    if (error || readyState === 0) return;
    onPlace(currentTime, !paused);
    onTime(currentTime);
    keepPosition(me, recording.id, currentTime, duration);
  };
  const choose = (chosen: number): void => {
    setSpeed(chosen);
    keepSpeed(chosen);
    playAt(video.current, chosen);
  };
  return (
    <div className={classes.root}>
      {/* Its captions are tracks that are made of what is kept (useCaptions). */}
      <video
        ref={video}
        className={classes.film}
        src={link.fileLink}
        controls
        playsInline
        preload="metadata"
        aria-label={messages.ofLesson({
          number: String(recording.lessonNumber),
          topic: recording.lessonTopic,
        })}
        onKeyDown={onKey}
        onLoadedMetadata={({ currentTarget }) => onLoaded(currentTarget)}
        onTimeUpdate={({ currentTarget }) => onMoved(currentTarget)}
        onSeeking={({ currentTarget }) => onMoved(currentTarget)}
        onPlay={({ currentTarget }) => onMoved(currentTarget)}
        onPause={({ currentTarget }) => onMoved(currentTarget)}
        onError={link.onError}
      />
      {link.isLost && (
        <div role="alert" className={classes.lost}>
          <p>{messages.playFailed()}</p>
          <Button onClick={link.again}>{messages.playOn()}</Button>
        </div>
      )}
      <Speed speed={speed} keys={messages.keys()} onChoose={choose} />
    </div>
  );
}

function playAt(film: HTMLVideoElement | null, speed: number): void {
  if (film) film.playbackRate = speed;
}

function onKey(event: KeyboardEvent<HTMLVideoElement>): void {
  const film = event.currentTarget;
  if (!isFreeKey(event.nativeEvent)) return;
  const act = {
    k: () => void (film.paused ? film.play().catch(() => null) : film.pause()),
    j: () => (film.currentTime = Math.max(0, film.currentTime - leap)),
    l: () => (film.currentTime = Math.min(film.duration || 0, film.currentTime + leap)),
    c: () => toggleCaptions(film),
  }[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

function toggleCaptions({ textTracks }: HTMLVideoElement): void {
  const [track] = textTracks;
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
}

/** Puts captions into the browser's own track, which its controls turn on and off. */
function useCaptions(video: RefObject<HTMLVideoElement | null>, captions: Played['captions']): void {
  useEffect(() => {
    if (video.current && captions.length > 0) return showCaptions(video.current, captions);
    return undefined;
  }, [video, captions]);
}

/** @returns what takes them away again */
function showCaptions(film: HTMLVideoElement, captions: Played['captions']): () => void {
  // A track that was made stays with its element.
  const [before] = film.textTracks;
  const track = before ?? film.addTextTrack('captions', messages.captionsLabel());
  const cues = captions.map(({ starts, ends, text }) => new VTTCue(starts / 1_000, ends / 1_000, text));
  track.mode = 'showing';
  for (const cue of cues) track.addCue(cue);
  return () => {
    for (const cue of cues) track.removeCue(cue);
  };
}
