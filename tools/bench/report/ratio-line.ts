import type { Line } from '../row.ts';
import { median, pairedRatio } from './stats.ts';
import { verdictOfRatio } from './verdict.ts';

/** A line for what was spent in interleaved rounds, ours and the reference's, in ms. @param goal our part against the reference's */
export function ratioLine(
  what: string,
  own: readonly number[],
  other: readonly number[],
  goal?: number,
): Line {
  const ratio = pairedRatio(own, other);
  const verdict = verdictOfRatio(ratio.value, goal);
  return {
    what,
    ours: `${median(own).toFixed(1)} ms`,
    reference: `${median(other).toFixed(1)} ms`,
    ratio: `${ratio.value.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
    ...(goal !== undefined && { goal: `≤ ${String(goal)} ×` }),
    ...(verdict && { verdict }),
  };
}
