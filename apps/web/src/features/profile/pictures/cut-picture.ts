import type { ProfilePicturePlace } from '@lyceum/contracts/profile';

/** A part of a picture, in its own pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As wide as it is ever shown, on a screen with two pixels for one. */
const widest: Readonly<Record<ProfilePicturePlace, number>> = { PICTURE: 640, COVER: 2048 };

/**
 * The part of a picture as a file of its own, no larger than it is shown: nobody else gets what is around it.
 * @throws where this browser cannot open the picture
 */
export async function cutPicture(
  source: string,
  place: ProfilePicturePlace,
  { x, y, width, height }: PicturePart,
): Promise<File> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const scale = Math.min(1, widest[place] / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  if (!blob) throw new Error('The picture could not be cut');
  // A browser that writes no WebP writes PNG.
  const extension = blob.type.replace('image/', '');
  return new File([blob], `${place.toLowerCase()}.${extension}`, { type: blob.type });
}
