import { homeCountLimit } from '@lyceum/contracts/ops';
import { formatNumber } from '../../tables/formats';

/** Counting stops somewhere. */
export const counted = (value: number): string =>
  value > homeCountLimit ? `over ${formatNumber(homeCountLimit)}` : formatNumber(value);
