import { UserAvatar } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as messages from '../recordings.messages';
import type { InStep } from './in-step';
import classes from './room-player.module.css';

export type RoomFilm = PlayedRecordingQuery['getLiveRecording']['films'][number];

/** Whoever shows nothing is recorded as a dark picture of so many pixels. */
const blankWidth = 16;

interface RoomFilmProps {
  readonly film: RoomFilm;
  readonly fileLink: string;
  readonly step: InStep;
  readonly isLarge: boolean;
  readonly isSpeaking: boolean;
  /** Whether its time has come; before, it is fetched alone. */
  readonly isDue: boolean;
  readonly onLost: () => void;
}

/** Whether a film cannot be played whatever its link: the others go on without it. One whose link fails gets another first. */
function useBroken(
  video: RefObject<HTMLVideoElement | null>,
  { id, fileLink, step, onLost }: { id: string } & Pick<RoomFilmProps, 'fileLink' | 'step' | 'onLost'>,
) {
  const [isBroken, setBroken] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const onError = (): void => {
    const isUnreadable = video.current?.error?.code === MediaError.MEDIA_ERR_DECODE;
    if (!isUnreadable && (failed === null || failed === fileLink)) {
      setFailed(fileLink);
      onLost();
      return;
    }
    setBroken(true);
    step.leaveOut(id);
  };
  return { isBroken, onError, onPlayable: () => setFailed(null) };
}

/** Somebody, or their screen, as the clock of the recording has them. */
export function RoomFilmTile({ film, fileLink, step, isLarge, isSpeaking, isDue, onLost }: RoomFilmProps) {
  const { id, kind, user } = film;
  const video = useRef<HTMLVideoElement>(null);
  const [isBlank, setBlank] = useState(true);
  const { isBroken, onError, onPlayable } = useBroken(video, { id, fileLink, step, onLost });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    step.attach(id, element);
    const look = (): void => setBlank(element.videoWidth <= blankWidth);
    element.addEventListener('resize', look);
    element.addEventListener('loadedmetadata', look);
    return () => {
      step.attach(id, null);
      element.removeEventListener('resize', look);
      element.removeEventListener('loadedmetadata', look);
    };
  }, [step, id]);
  const isScreen = kind === 'SCREEN';
  const name = isScreen ? messages.screenOf({ name: user.firstName }) : user.firstName;
  return (
    <li
      className={classes.tile}
      hidden={!isDue || (isScreen && (isBlank || isBroken))}
      data-large={isLarge || undefined}
      data-screen={isScreen || undefined}
      data-speaking={isSpeaking || undefined}
    >
      {/* What is said in it is captioned for all films together. */}
      <video
        ref={video}
        className={classes.picture}
        src={fileLink}
        preload="auto"
        playsInline
        aria-label={name}
        data-blank={isBlank || isBroken || undefined}
        onError={onError}
        onCanPlay={onPlayable}
      />
      {(isBlank || isBroken) && !isScreen && (
        <span className={classes.avatar}>
          <UserAvatar
            firstName={user.firstName}
            lastName={user.lastName}
            src={user.profilePictureUrl ?? null}
            size={56}
            decorative
          />
        </span>
      )}
      <span className={classes.name} dir="auto">
        {name}
      </span>
    </li>
  );
}
