import { staffRoles } from '@lyceum/contracts/auth';
import { type Actor, can } from '@lyceum/kernel';

/**
 * Which files somebody looks after in the console: admins all, others those that staff sent. What people who are no
 * staff sent, applications among it, is for admins alone.
 */
export function looksAfterAll(actor: Actor): boolean {
  return can(actor, 'upload.administerAll');
}

/** The same as SQL. @param owner alias of the owner's row in `users` */
export const sentByStaff = (owner: string): string => `${owner}.roles && '{${staffRoles.join(',')}}'::text[]`;
