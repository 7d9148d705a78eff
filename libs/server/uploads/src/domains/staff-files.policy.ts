import { staffRoles } from '@lyceum/contracts/auth';
import {
  isPersonalFolder,
  isPrivateFolder,
  rightOfLibrary,
  type UploadFolder,
  uploadFolderNames,
} from '@lyceum/contracts/uploads';
import { type Actor, can } from '@lyceum/kernel';

/**
 * Which files somebody looks after in the console: admins all, others those that staff sent. What people who are no
 * staff sent, applications among it, is for admins alone, and so is what is personal, such as a report on its way to its student.
 * What is private is nobody's of theirs, and a library's is for those who edit it.
 */
export function looksAfterAll(actor: Actor): boolean {
  return can(actor, 'upload.administerAll');
}

/** Folders of libraries that somebody does not edit. */
function closedFolders(actor: Actor): UploadFolder[] {
  return uploadFolderNames.filter((folder) => {
    const permission = rightOfLibrary(folder);
    return permission !== null && !can(actor, permission);
  });
}

/** What statements ask of who looks after files. */
export const asLookedAfterBy = (
  actor: Actor,
): { readonly looksAfterAll: boolean; readonly closed: UploadFolder[] } => ({
  looksAfterAll: looksAfterAll(actor),
  closed: closedFolders(actor),
});

const privateFolders = uploadFolderNames.filter(isPrivateFolder);
const otherFolders = [...privateFolders, ...uploadFolderNames.filter(isPersonalFolder)];

const isIn = (file: string, folders: readonly string[]): string =>
  `${file}.folder = ANY('{${folders.join(',')}}'::text[])`;

/** SQL of whether any staff look after a file. @param file alias of its row in `uploads` */
export const isForStaff = (file: string): string => `NOT ${isIn(file, privateFolders)}`;

/** The same as SQL. @param file alias of its row in `uploads` @param owner alias of the owner's row in `users` */
export const sentByStaff = (file: string, owner: string): string =>
  `(${owner}.roles && '{${staffRoles.join(',')}}'::text[] AND NOT ${isIn(file, otherFolders)})`;

/** SQL of which files somebody looks after. @param file alias of the row in `uploads` @param owner alias of the owner's row in `users` */
export const isLookedAfterBy = (actor: Actor, file: string, owner: string): string =>
  `(${looksAfterAll(actor) ? isForStaff(file) : sentByStaff(file, owner)} AND NOT ${isIn(file, closedFolders(actor))})`;
