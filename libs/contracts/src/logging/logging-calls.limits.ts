import { type CallLimit, everyMinute } from '../common/call-limit';
import { loggingLimits } from './logging.limits';

/** How often one browser may report. */
export const loggingCalls = {
  actions: { ...everyMinute('logging.actions', loggingLimits.actionsPerMinute), countedBy: 'process' },
  /** The actions in them are counted besides. */
  actionReports: {
    ...everyMinute('logging.action-reports', loggingLimits.actionReportsPerMinute),
    countedBy: 'process',
  },
  logReports: {
    ...everyMinute('logging.log-reports', loggingLimits.logReportsPerMinute),
    countedBy: 'process',
  },
} as const satisfies Record<string, CallLimit>;
