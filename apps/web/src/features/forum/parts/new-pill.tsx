import { IconArrowUp } from '@tabler/icons-react';
import * as messages from './parts.messages';
import classes from './new-pill.module.css';

interface NewPillProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Says how much is new above a list; it takes no room there. */
export function NewPill({ count, onShow }: NewPillProps) {
  return (
    <div role="status" className={classes.root}>
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={onShow}>
          <IconArrowUp size={16} stroke={2} aria-hidden />
          {messages.newPosts({ count })}
        </button>
      )}
    </div>
  );
}
