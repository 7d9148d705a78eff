import { IconArrowDown } from '@tabler/icons-react';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';

interface NewRepliesPillProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Says that others have replied; nothing moves under the reader until they ask for it. */
export function NewRepliesPill({ count, onShow }: NewRepliesPillProps) {
  return (
    <div role="status" className={classes.pillPlace}>
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={onShow}>
          <IconArrowDown size={16} stroke={2} aria-hidden />
          {messages.newReplies({ count })}
        </button>
      )}
    </div>
  );
}
