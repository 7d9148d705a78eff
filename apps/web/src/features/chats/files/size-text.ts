import { numberFormat } from '@lyceum/contracts/messages';
import * as messages from './attached.messages';

const kilobyte = 1024;
const whole = numberFormat({ maximumFractionDigits: 0 });
const exact = numberFormat({ maximumFractionDigits: 1 });

/** How large a file is, for people. @param bytes its size */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < kilobyte
    ? messages.kilobytes({ size: whole(Math.max(1, kilobytes)) })
    : messages.megabytes({ size: exact(kilobytes / kilobyte) });
}
