import type { Role } from '@lyceum/contracts/auth';
import { holdsPermission, type Permission } from '@lyceum/contracts/permissions';
import {
  IconChartLine,
  IconGavel,
  IconHistory,
  IconPhoto,
  IconSubtask,
  IconTicket,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** One section of the console. */
export interface ConsoleSection {
  /** Path of its first page; whatever lies below it is of the section, too. */
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** Right without which it is neither shown nor entered; the server refuses its calls as well (checklist line 17). */
  readonly requires: Permission;
  /** After the key g it leads here; each letter once. */
  readonly letter: string;
}

/** Every section there is, in the order of the navigation. Screens of no section are shown to nobody. */
export const consoleSections: readonly ConsoleSection[] = [
  { path: '/users', label: 'Users', icon: IconUsers, requires: 'user.list', letter: 'u' },
  { path: '/promo-codes', label: 'Promo codes', icon: IconTicket, requires: 'promoCode.read', letter: 'p' },
  { path: '/analytics', label: 'Analytics', icon: IconChartLine, requires: 'analytics.read', letter: 'a' },
  {
    path: '/features',
    label: 'Features',
    icon: IconUsersGroup,
    requires: 'featureUsers.read',
    letter: 'f',
  },
  { path: '/uploads', label: 'Uploads', icon: IconPhoto, requires: 'upload.administer', letter: 'i' },
  { path: '/moderation', label: 'Moderation', icon: IconGavel, requires: 'forum.oversee', letter: 'm' },
  { path: '/jobs', label: 'Jobs', icon: IconSubtask, requires: 'job.read', letter: 'j' },
  { path: '/audit', label: 'Audit log', icon: IconHistory, requires: 'audit.read', letter: 'l' },
];

/** The sections somebody with these roles may enter. */
export function sectionsFor(roles: readonly Role[]): ConsoleSection[] {
  return consoleSections.filter(({ requires }) => holdsPermission(roles, requires));
}

/** The section a path below the console's base belongs to. */
export function sectionOf(pathname: string): ConsoleSection | undefined {
  return consoleSections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
