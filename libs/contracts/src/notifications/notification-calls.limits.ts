import { type CallLimit, everyTenMinutes } from '../common/call-limit';

/** How often one person may call what changes their notifications. */
export const notificationCalls = {
  preferences: everyTenMinutes('notifications.preferences', 200),
  /** Sent by the page itself. */
  seen: { ...everyTenMinutes('notifications.seen', 600), countedBy: 'process' },
} as const satisfies Record<string, CallLimit>;
