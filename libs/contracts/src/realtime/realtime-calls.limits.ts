import { type CallLimit, everyTenMinutes } from '../common/call-limit';

/** How often one person may do what only sockets do, over all their tabs. */
export const realtimeCalls = {
  /** Tabs come back by themselves after every loss. */
  connections: { ...everyTenMinutes('realtime.connections', 300), countedBy: 'process' },
  /** Every tab that is used tells of it, each by itself. */
  signs: { ...everyTenMinutes('realtime.signs', 300), countedBy: 'process' },
  renewals: { ...everyTenMinutes('realtime.renewals', 300), countedBy: 'process' },
} as const satisfies Record<string, CallLimit>;

/** A tab whose user moves, types or scrolls says so this often, in ms. */
export const signsEvery = 120_000;
