import { postLimits } from '@lyceum/contracts';
import { ClapIcon } from '../thread-card/clap-icon';
import { compactCount, countOf } from '../thread-card/compact-count';
import classes from './reply-actions.module.css';
import type { ReplyItem } from './reply.types';
import { useReplyClaps } from './use-reply-claps';

/** Claps once a press, up to ten times (checklist line 107). */
export function ClapReplyButton({ item }: { readonly item: ReplyItem }) {
  const clap = useReplyClaps(item);
  const mine = item.requestingUserClapCnt;
  const isFull = mine >= postLimits.claps;
  return (
    <button
      type="button"
      className={classes.action}
      data-clapped={mine > 0}
      title={isFull ? 'You gave all your 10 claps' : `You clapped ${String(mine)} of 10 times`}
      aria-label={`Clap, ${countOf(item.claps, 'clap')}, ${String(mine)} of 10 yours`}
      onClick={clap}
    >
      <ClapIcon key={mine} size={18} isFilled={mine > 0} className={classes.clapIcon} aria-hidden />
      {item.claps > 0 && <span className={classes.count}>{compactCount(item.claps)}</span>}
    </button>
  );
}
