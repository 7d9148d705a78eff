import { type CallLimit, everyHour } from '../common/call-limit';
import { translationLimits } from './translation.limits';

/** How often one person may have something translated. */
export const translationCalls = {
  texts: everyHour('translation.texts', translationLimits.textsPerHour),
} as const satisfies Record<string, CallLimit>;
