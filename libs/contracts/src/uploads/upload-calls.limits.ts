import { type CallLimit, everyHour } from '../common/call-limit';
import { uploadsLimits } from './uploads.limits';

const forHolders = { permission: 'upload.administer', points: uploadsLimits.perHourOfStaff } as const;

/** How often one person may begin and complete uploads; what was signed may be sent. */
export const uploadCalls = {
  begun: { ...everyHour('uploads.begin', uploadsLimits.perHour), forHolders },
  /** A completion is asked for again while a file is looked at. */
  completed: {
    ...everyHour('uploads.complete', 10 * uploadsLimits.perHour),
    forHolders: { ...forHolders, points: 10 * uploadsLimits.perHourOfStaff },
  },
} as const satisfies Record<string, CallLimit>;
