import { chatsLimits } from '@lyceum/contracts/chats';
import { toast } from '@lyceum/ui';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { Voice } from './sent-file';
import { lengthText } from './length-text';
import * as messages from './voice.messages';
import classes from './voice.module.css';
import { soundOfPage, type VoiceSound } from './voice-sound';

/** Seconds an arrow goes. */
const step = 1;
const longStep = 10;

interface VoicePlayerProps {
  /** What it is known by in this page. */
  readonly id: string;
  readonly voice: Voice;
  /** Where its sound is now. */
  readonly source: () => Promise<string>;
  readonly sound?: VoiceSound;
}

/** A voice note that is played, paused, and gone through by a click on how loud it was, or by arrow keys. One plays at a time. */
export function VoicePlayer({ id, voice, source, sound = soundOfPage() }: VoicePlayerProps) {
  const { milliseconds, waveform } = voice;
  const state = useSyncExternalStore(sound.subscribe, sound.get);
  /** Where it begins, as long as it was not played; seconds. */
  const [start, setStart] = useState(0);
  const isMine = state.key === id;
  const isPlaying = isMine && state.isPlaying;
  const length = milliseconds / 1000;
  const position = Math.min(length, isMine ? state.position : start);
  useEffect(() => () => sound.leave(id), [sound, id]);
  const toggle = (): void => {
    if (isPlaying) return sound.pause();
    sound.play(id, source, position).catch(() => toast.error(messages.notPlayed()));
  };
  const go = (to: number): void => {
    const place = Math.max(0, Math.min(to, length));
    setStart(place);
    sound.seek(id, place);
  };
  return (
    <div className={classes.player}>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={isPlaying ? messages.pause() : messages.play({ length: lengthText(milliseconds) })}
        onClick={toggle}
      >
        {isPlaying ? (
          <IconPlayerPauseFilled size={20} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden />
        )}
      </ActionIcon>
      <Track waveform={waveform} position={position} length={length} onGo={go} />
      <span className={classes.time} aria-hidden>
        {lengthText(position > 0 ? position * 1000 : milliseconds)}
      </span>
    </div>
  );
}

interface TrackProps {
  readonly waveform: readonly number[];
  /** Seconds. */
  readonly position: number;
  readonly length: number;
  readonly onGo: (to: number) => void;
}

function Track({ waveform, position, length, onGo }: TrackProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = placeOf(event.key, position, length);
    if (to === null) return;
    event.preventDefault();
    onGo(to);
  };
  const onClick = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(((clientX - left) / width) * length);
  };
  return (
    <div
      className={classes.track}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={messages.place()}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={messages.ofMost({
        length: lengthText(position * 1000),
        most: lengthText(length * 1000),
      })}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {waveform.map((level, at) => (
        <i
          key={at}
          data-heard={(at + 0.5) / waveform.length <= position / length || undefined}
          style={{ height: `${String(Math.round(8 + (level / chatsLimits.waveform.loudest) * 92))}%` }}
        />
      ))}
    </div>
  );
}

/** Where a key leads; null of one that leads nowhere. */
function placeOf(key: string, position: number, length: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: position + step,
    ArrowUp: position + step,
    ArrowLeft: position - step,
    ArrowDown: position - step,
    PageUp: position + longStep,
    PageDown: position - longStep,
    Home: 0,
    End: length,
  };
  return places[key] ?? null;
}
