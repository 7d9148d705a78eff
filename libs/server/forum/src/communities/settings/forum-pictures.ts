import { isSitePicture } from '@lyceum/contracts/forum';
import type { Actor } from '@lyceum/kernel';
import type { OwnFilesService } from '@lyceum/uploads';

/**
 * A forum's pictures come with the site, or were uploaded for a forum by whoever sets them. Those it has already may
 * stay, whoever uploaded them.
 * @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS
 */
export async function assertForumPictures(
  files: OwnFilesService,
  actor: Actor,
  wanted: readonly (string | null | undefined)[],
  kept: readonly (string | null)[] = [],
): Promise<void> {
  for (const url of wanted) {
    if (typeof url !== 'string' || isSitePicture(url) || kept.includes(url)) continue;
    await files.assertOwn(actor, url, { folders: ['community-images'], kind: 'IMAGE' });
  }
}
