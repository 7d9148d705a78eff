import { staffRoles } from '@lyceum/contracts/auth';
import { isPersonalFolder, uploadFolderNames } from '@lyceum/contracts/uploads';
import { type Actor, can } from '@lyceum/kernel';

/**
 * Which files somebody looks after in the console: admins all, others those that staff sent. What people who are no
 * staff sent, applications among it, is for admins alone, and so is what is personal, such as a report on its way to its student.
 */
export function looksAfterAll(actor: Actor): boolean {
  return can(actor, 'upload.administerAll');
}

const personalFolders = uploadFolderNames.filter(isPersonalFolder);

/** The same as SQL. @param file alias of its row in `uploads` @param owner alias of the owner's row in `users` */
export const sentByStaff = (file: string, owner: string): string =>
  `(${owner}.roles && '{${staffRoles.join(',')}}'::text[] AND ${file}.folder <> ALL('{${personalFolders.join(',')}}'::text[]))`;
