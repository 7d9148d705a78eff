import { staffRoles } from '@lyceum/contracts';
import type { Actor } from '@lyceum/kernel';

/**
 * Which files somebody looks after in the console: admins all, others those that staff sent. What people who are no
 * staff sent, applications among it, is for admins alone.
 */
export function looksAfterAll(actor: Actor): boolean {
  return actor.roles.includes('SUPER_ADMIN') || actor.roles.includes('ADMIN');
}

/** The same as SQL. @param owner alias of the owner's row in `users` */
export const sentByStaff = (owner: string): string => `${owner}.roles && '{${staffRoles.join(',')}}'::text[]`;
