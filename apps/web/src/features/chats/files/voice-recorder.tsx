import { chatsLimits } from '@lyceum/contracts/chats';
import { useUnsavedChanges } from '@lyceum/shell';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { lengthText } from './length-text';
import * as messages from './voice.messages';
import classes from './voice.module.css';
import { type Recorded, VoiceRecording } from './voice-recording';

/** Looks that are shown, the last ones. */
const shownLevels = 48;

const most = chatsLimits.voice.milliseconds;

interface VoiceRecorderProps {
  readonly onDone: (recorded: Recorded) => void;
  /** Nothing is recorded after all. */
  readonly onLeave: () => void;
}

/** Records a voice note, in the place of what is written. It begins at once, and ends by itself after two minutes. */
export function VoiceRecorder({ onDone, onLeave }: VoiceRecorderProps) {
  const [turn, setTurn] = useState(0);
  return <Recording key={turn} onDone={onDone} onLeave={onLeave} onAgain={() => setTurn(turn + 1)} />;
}

function Recording({ onDone, onLeave, onAgain }: VoiceRecorderProps & { readonly onAgain: () => void }) {
  const [recording] = useState(() => new VoiceRecording());
  const finish = useEffectEvent(onDone);
  const { status, problem, milliseconds, levels } = useSyncExternalStore(recording.subscribe, recording.get);
  useUnsavedChanges(status === 'RECORDING');
  useEffect(() => {
    void recording.begin((recorded) => finish(recorded));
    return () => recording.leave();
  }, [recording]);
  const leave = (): void => {
    recording.cancel();
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  if (problem) return <Problem problem={problem} onAgain={onAgain} onLeave={leave} onKeyDown={onKeyDown} />;
  return (
    <div className={classes.recorder} role="group" aria-label={messages.recording()} onKeyDown={onKeyDown}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={messages.throwAway()}
        autoFocus
        onClick={leave}
      >
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {status === 'ASKING' ? (
        <p className={classes.asking}>{messages.askingForMicrophone()}</p>
      ) : (
        <>
          <Levels levels={levels.slice(-shownLevels)} />
          <span className={classes.time} role="timer">
            {messages.ofMost({ length: lengthText(milliseconds), most: lengthText(most) })}
          </span>
        </>
      )}
      <StopButton isOff={status !== 'RECORDING'} onStop={() => recording.stop()} />
      <VisuallyHidden role="status">
        {status === 'RECORDING' && messages.recordingBegan({ count: most / 60_000 })}
      </VisuallyHidden>
    </div>
  );
}

function StopButton({ isOff, onStop }: { readonly isOff: boolean; readonly onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever began by the keyboard ends by it.
  useEffect(() => {
    if (!isOff) button.current?.focus();
  }, [isOff]);
  return (
    <ActionIcon
      ref={button}
      size={40}
      color="danger"
      aria-label={messages.stopRecording()}
      disabled={isOff}
      onClick={onStop}
    >
      <IconPlayerStopFilled size={18} aria-hidden />
    </ActionIcon>
  );
}

/** How loud the last seconds were; it is seen that the microphone hears something. */
function Levels({ levels }: { readonly levels: readonly number[] }) {
  return (
    <span className={classes.levels} aria-hidden>
      {levels.map((level, at) => (
        <i key={at} style={{ height: `${String(Math.round(Math.min(1, 0.08 + level * 4) * 100))}%` }} />
      ))}
    </span>
  );
}

interface ProblemProps {
  readonly problem: keyof typeof messages.problems;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Problem({ problem, onAgain, onLeave, onKeyDown }: ProblemProps) {
  return (
    <div className={classes.problem} onKeyDown={onKeyDown}>
      <p role="alert">{messages.problems[problem]()}</p>
      <Button size="xs" variant="default" autoFocus onClick={onAgain}>
        {messages.tryAgain()}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onLeave}>
        {messages.close()}
      </Button>
    </div>
  );
}
