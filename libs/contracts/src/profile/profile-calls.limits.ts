import { type CallLimit, everyHour, everyMinute } from '../common/call-limit';
import { looksAtPeople } from '../friends/friend-calls.limits';

/** How often one person may look at profiles, who looks at everybody's collects them, and change their own. */
export const profileCalls = {
  looks: { ...everyMinute('profile.looks', 60), countedBy: 'process', also: looksAtPeople },
  changes: everyHour('profile.changes', 120),
  /** Pages of what a profile lists: points, activities. */
  lists: { ...everyMinute('profile.lists', 120), countedBy: 'process', also: looksAtPeople },
  /** Of one's own points. */
  kpi: everyHour('profile.kpi', 240),
  endorsements: everyHour('profile.endorsements', 30),
  reports: everyHour('profile.reports', 60),
} as const satisfies Record<string, CallLimit>;
