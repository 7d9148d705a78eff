import { type CallLimit, everyTenMinutes } from '../common/call-limit';

/** How often one person may do what only sockets do, over all their tabs. */
export const realtimeCalls = {
  /** Tabs come back by themselves after every loss. */
  connections: { ...everyTenMinutes('realtime.connections', 300), countedBy: 'process' },
  renewals: { ...everyTenMinutes('realtime.renewals', 300), countedBy: 'process' },
} as const satisfies Record<string, CallLimit>;
