import { isFreeKey } from '@lyceum/ui';
import type { PlayedRecordingQuery } from '@lyceum/web-graphql';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { keepPosition, keepSpeed, keptPosition, keptSpeed } from '../kept-position';
import { playTime } from '../recording-times';
import * as messages from '../recordings.messages';
import { Speed } from '../speed';
import { InStep } from './in-step';
import { type RoomFilm, RoomFilmTile } from './room-film';
import classes from './room-player.module.css';
import { speaks } from './speaker';
import { useLastingFilms } from './use-lasting-films';

type Played = PlayedRecordingQuery['getLiveRecording'];

interface RoomPlayerProps {
  readonly played: Played;
  readonly me: string;
  /** Where it begins, in seconds; null for where it was left. */
  readonly startAt: number | null;
  /** Is given what goes somewhere, in seconds. */
  readonly onSeeker: (seek: (seconds: number) => void) => void;
  /** Tells where it is, in seconds. */
  readonly onTime: (at: number) => void;
}

/** ms between two looks at where the films are. */
const turnEvery = 100;
/** So far J and L go, in ms. */
const leap = 10_000;

/** A lesson as our room recorded it: a film of each who agreed, all in step. */
export function RoomPlayer(props: RoomPlayerProps) {
  const { played, me, startAt, onSeeker, onTime } = props;
  const step = useInStep(played, me, startAt);
  const { at } = useSyncExternalStore(step.subscribe, step.get);
  const { links, isLost, again, onLost } = useLastingFilms(played);
  const seconds = Math.floor(at / 1_000);
  useEffect(() => {
    onTime(seconds);
    keepPosition(me, played.recording.id, seconds, step.length / 1_000);
  }, [onTime, seconds, me, played.recording.id, step]);
  // Who was taken out of it meanwhile is not waited for, nor shown.
  const films = played.films.filter(({ id }) => id in links);
  useEffect(() => step.keep(new Set(Object.keys(links))), [step, links]);
  // Nobody talks on while others cannot be had.
  useEffect(() => {
    if (isLost) step.pause();
  }, [isLost, step]);
  useEffect(() => {
    onSeeker((to) => {
      step.seek(to * 1_000);
      step.play();
    });
  }, [onSeeker, step]);
  if (films.length === 0) return <p className={classes.empty}>{messages.nobodyLeft()}</p>;
  return (
    <div
      className={classes.root}
      role="group"
      aria-label={messages.player()}
      onKeyDown={(event) => onKey(event, step)}
    >
      <Stage films={films} step={step} links={links} onLost={onLost} />
      {isLost && (
        <div role="alert" className={classes.lost}>
          <p>{messages.playFailed()}</p>
          <Button onClick={() => void again().then((isThere) => isThere && step.play())}>
            {messages.playOn()}
          </Button>
        </div>
      )}
      <Controls step={step} />
    </div>
  );
}

function useInStep(played: Played, me: string, startAt: number | null): InStep {
  const [step] = useState(() => {
    const ends = played.films.map(({ startsAt, milliseconds }) => startsAt + milliseconds);
    const from = startAt ?? keptPosition(me, played.recording.id);
    return new InStep(played.films, Math.max(0, ...ends), from * 1_000);
  });
  useEffect(() => {
    step.setSpeed(keptSpeed());
    const clock = setInterval(() => step.turn(), turnEvery);
    return () => {
      clearInterval(clock);
      step.pause();
    };
  }, [step]);
  return step;
}

interface StageProps {
  readonly films: readonly RoomFilm[];
  readonly step: InStep;
  readonly links: Readonly<Record<string, string>>;
  readonly onLost: () => void;
}

/** Those whose time it is: a screen large, else who spoke last, where there are several. */
function Stage({ films, step, links, onLost }: StageProps) {
  const { at, isWaiting } = useSyncExternalStore(step.subscribe, step.get);
  const [spoke, setSpoke] = useState<string | null>(null);
  const speaking = films.filter((film) => film.kind === 'PERSON' && speaks(film, at));
  const [first] = speaking;
  if (first && !speaking.some(({ id }) => id === spoke)) setSpoke(first.id);
  const needed = new Set(step.needed(at).map(({ id }) => id));
  const there = films.filter(({ id }) => needed.has(id));
  const due = there.filter(({ startsAt }) => at >= startsAt);
  const screen = due.find(({ kind }) => kind === 'SCREEN')?.id;
  const large = due.length > 2 ? (due.find(({ id }) => id === spoke)?.id ?? due[0]?.id) : undefined;
  return (
    <ul
      className={classes.stage}
      data-large={(screen ?? large) !== undefined || undefined}
      aria-busy={isWaiting}
    >
      {there.map((film) => (
        <RoomFilmTile
          key={film.id}
          film={film}
          fileLink={links[film.id] ?? film.fileLink}
          step={step}
          isDue={at >= film.startsAt}
          isLarge={film.id === (screen ?? large)}
          isSpeaking={speaking.includes(film)}
          onLost={onLost}
        />
      ))}
      {due.length === 0 && <li className={classes.nobody}>{messages.nobodyNow()}</li>}
      {isWaiting && (
        <li className={classes.waiting} role="status">
          {messages.waiting()}
        </li>
      )}
    </ul>
  );
}

function Controls({ step }: { readonly step: InStep }) {
  const { at, isPlaying } = useSyncExternalStore(step.subscribe, step.get);
  const [speed, setSpeed] = useState(keptSpeed);
  const { length } = step;
  const choose = (chosen: number): void => {
    setSpeed(chosen);
    keepSpeed(chosen);
    step.setSpeed(chosen);
  };
  const button = { size: 44, variant: 'default', radius: 'xl' } as const;
  const told = messages.timeOf({ at: playTime(at / 1_000), length: playTime(length / 1_000) });
  return (
    <div className={classes.controls}>
      <div className={classes.buttons}>
        <ActionIcon {...button} aria-label={messages.back10()} onClick={() => step.seek(step.at - leap)}>
          <IconRewindBackward10 size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...button}
          variant="filled"
          aria-label={isPlaying ? messages.pause() : messages.play()}
          onClick={() => (isPlaying ? step.pause() : step.play())}
        >
          {isPlaying ? (
            <IconPlayerPauseFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={20} aria-hidden />
          )}
        </ActionIcon>
        <ActionIcon {...button} aria-label={messages.on10()} onClick={() => step.seek(step.at + leap)}>
          <IconRewindForward10 size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <span className={classes.time}>{told}</span>
      </div>
      <input
        type="range"
        className={classes.seek}
        min={0}
        max={Math.ceil(length / 1_000)}
        step={1}
        value={Math.floor(at / 1_000)}
        aria-label={messages.position()}
        aria-valuetext={told}
        onChange={({ currentTarget }) => step.seek(Number(currentTarget.value) * 1_000)}
      />
      <Speed speed={speed} keys={messages.roomKeys()} onChoose={choose} />
    </div>
  );
}

function onKey(event: KeyboardEvent, step: InStep): void {
  if (!isFreeKey(event.nativeEvent)) return;
  const act = {
    k: () => (step.get().isPlaying ? step.pause() : step.play()),
    j: () => step.seek(step.at - leap),
    l: () => step.seek(step.at + leap),
  }[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
