import type { RowCount } from '@lyceum/contracts/ops';
import { formatNumber } from '../layout/formats';

/** `476`, or `about 1,200,000`: an estimate says no more than its first two figures. */
export function totalWords({ rows, isAbout }: RowCount): string {
  if (!isAbout) return formatNumber(rows);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rows)) - 1);
  return `about ${formatNumber(Math.round(rows / unit) * unit)}`;
}
