import { postLimits } from '@lyceum/contracts/forum';
import { ClapIcon } from '../../thread-card/clap-icon';
import * as counts from '../../parts/counts.messages';
import { compactCount } from '../../thread-card/compact-count';
import * as messages from '../replies.messages';
import classes from './reply-actions.module.css';
import type { ReplyItem } from '../reply.types';
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
      title={isFull ? messages.allClapsGiven() : messages.clapsGiven({ mine: String(mine) })}
      aria-label={messages.clap({ claps: counts.claps({ count: item.claps }), mine: String(mine) })}
      onClick={clap}
    >
      <ClapIcon key={mine} size={18} isFilled={mine > 0} className={classes.clapIcon} aria-hidden />
      {item.claps > 0 && <span className={classes.count}>{compactCount(item.claps)}</span>}
    </button>
  );
}
