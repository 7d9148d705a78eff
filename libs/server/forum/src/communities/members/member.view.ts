import type { MemberRole } from '@lyceum/contracts';
import type { UserSummary } from '../../people/user-summary';

export const memberStatuses = ['MEMBER', 'INVITED', 'BANNED'] as const;

/** Somebody in a forum's lists of people (checklist line 76). */
export interface MemberView {
  /** Of the user. */
  id: string;
  user: UserSummary;
  role: MemberRole;
  status: (typeof memberStatuses)[number];
  /** Threads of the forum they have opened since they joined; 0 for others than themselves and who keeps order there. */
  viewedThreads: number;
  /** When they joined, or were invited. */
  joinedAt: Date;
  cursor: string;
}
