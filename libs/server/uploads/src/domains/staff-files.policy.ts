import { staffRoles } from '@lyceum/contracts/auth';
import { isPersonalFolder, isPrivateFolder, uploadFolderNames } from '@lyceum/contracts/uploads';
import { type Actor, can } from '@lyceum/kernel';

/**
 * Which files somebody looks after in the console: admins all, others those that staff sent. What people who are no
 * staff sent, applications among it, is for admins alone, and so is what is personal, such as a report on its way to its student.
 What is private is nobody's of theirs.
 */
export function looksAfterAll(actor: Actor): boolean {
  return can(actor, 'upload.administerAll');
}

const privateFolders = uploadFolderNames.filter(isPrivateFolder);
const otherFolders = [...privateFolders, ...uploadFolderNames.filter(isPersonalFolder)];

const isIn = (file: string, folders: readonly string[]): string =>
  `${file}.folder = ANY('{${folders.join(',')}}'::text[])`;

/** SQL of whether any staff look after a file. @param file alias of its row in `uploads` */
export const isForStaff = (file: string): string => `NOT ${isIn(file, privateFolders)}`;

/** The same as SQL. @param file alias of its row in `uploads` @param owner alias of the owner's row in `users` */
export const sentByStaff = (file: string, owner: string): string =>
  `(${owner}.roles && '{${staffRoles.join(',')}}'::text[] AND NOT ${isIn(file, otherFolders)})`;
