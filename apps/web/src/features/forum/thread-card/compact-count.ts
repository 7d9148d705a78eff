import { numberFormat } from '@lyceum/contracts/messages';

/** 950 reads '950', 1234 reads '1.2K'. */
export const compactCount = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
