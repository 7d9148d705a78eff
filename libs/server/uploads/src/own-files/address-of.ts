import { isOwnFileUrl, type UploadFolder } from '@lyceum/contracts/uploads';

/** Whether an address is of a file that this person sent to one of these folders: both stand in it (checklist line 121). */
export function isAddressOf(ownerId: string, url: unknown, folders: readonly UploadFolder[]): boolean {
  if (!isOwnFileUrl(url)) return false;
  const [, , , folder, , owner, name] = url.split('/');
  return folders.some((taken) => taken === folder) && owner === ownerId && name !== undefined;
}
