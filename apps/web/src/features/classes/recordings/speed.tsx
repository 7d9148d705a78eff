import { NativeSelect } from '@mantine/core';
import classes from './recording-player.module.css';
import * as messages from './recordings.messages';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

interface SpeedProps {
  readonly speed: number;
  /** What the keys do. */
  readonly keys: string;
  readonly onChoose: (speed: number) => void;
}

/** How fast something is played. */
export function Speed({ speed, keys, onChoose }: SpeedProps) {
  return (
    <div className={classes.bar}>
      <NativeSelect
        label={messages.speed()}
        size="sm"
        value={String(speed)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        data={speeds.map((value) => ({
          value: String(value),
          label: messages.times({ speed: String(value) }),
        }))}
      />
      <p className={classes.keys}>{keys}</p>
    </div>
  );
}
