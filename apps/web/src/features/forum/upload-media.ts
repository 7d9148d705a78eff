import { mediaFolders, mediaKindOf, type UploadMedia } from '@lyceum/editor';
import { uploadFile } from '@lyceum/session';

/** Brings a picture or video of a text to the server. */
export const uploadMedia: UploadMedia = async (file, { onProgress, signal }) => {
  const folder = mediaFolders[mediaKindOf(file)];
  const { url, width, height } = await uploadFile(file, { folder, onProgress, signal });
  return { url, width: width ?? null, height: height ?? null };
};
