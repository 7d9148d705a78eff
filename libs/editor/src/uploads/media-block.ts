import type { RichNode } from '@lyceum/rich-text';
import type { UploadedMedia } from '../text-editor.types';
import type { PendingUpload } from './upload-queue';

/** The part of a rich text that shows a file that has arrived. */
export function mediaBlock({ kind, file }: PendingUpload, { url, width, height }: UploadedMedia) {
  return (
    kind === 'VIDEO'
      ? { type: 'video', attrs: { src: url, title: file.name } }
      : { type: 'image', attrs: { src: url, alt: '', width: width ?? null, height: height ?? null } }
  ) satisfies RichNode;
}
