import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './new-pill.module.css';

interface NewPillProps {
  readonly count: number;
  readonly text: string;
  /** Whether the new ones stand at the end. */
  readonly isBelow?: boolean;
  readonly onShow: () => void;
}

/** Says how much is new in a list; it takes no room there, and nothing moves before the reader asks for it. */
export function NewPill({ count, text, isBelow = false, onShow }: NewPillProps) {
  const Arrow = isBelow ? IconArrowDown : IconArrowUp;
  return (
    <div role="status" className={classes.root}>
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={onShow}>
          <Arrow size={16} stroke={2} aria-hidden />
          {text}
        </button>
      )}
    </div>
  );
}
