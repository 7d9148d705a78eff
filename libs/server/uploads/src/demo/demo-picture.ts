import { pictureSizes, sizesOf, type UploadFolder, uploadFolders } from '@lyceum/contracts/uploads';
import type { Config } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';
import { loadSharp, reworkPicture } from '../inspection/pictures';
import { keyOf } from '../keys';
import { LocalObjectStore } from '../object-store/local-object-store';
import { PartFiles } from '../object-store/part-files';

interface DemoPicture {
  readonly ownerId: string;
  readonly folder: UploadFolder;
  /** Ends in `.png`. */
  readonly name: string;
  readonly svg: Buffer;
  readonly at: Date;
}

/** A drawing that somebody has sent as a picture, for demo data. */
export async function addDemoPicture(
  manager: EntityManager,
  config: Config,
  { ownerId, folder, name, svg, at }: DemoPicture,
): Promise<{ id: string; url: string; size: number; width: number; height: number }> {
  const sharp = await loadSharp();
  const { bucket } = uploadFolders[folder];
  const png = await sharp(svg).png().toBuffer();
  const { sizes, width, height } = await reworkPicture(png);
  const url = `/files/${bucket}/${folder}/general/${ownerId}/${name.replace('.png', '')}-demo.webp`;
  const store = new LocalObjectStore(config, new PartFiles());
  for (const size of pictureSizes) await store.write(keyOf(sizesOf(url)[size]), sizes[size]);
  const stored = pictureSizes.reduce((sum, size) => sum + sizes[size].length, 0);
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes, width,
       height, completes_by, created_at, finished_at)
     VALUES ($1, $2, $3, 'general', $4, 'image/png', $5, 'READY', $6, 'image/webp', $7, $8, $9, $10, $10, $10)
     RETURNING id`,
    [ownerId, bucket, folder, name, png.length, url, stored, width, height, at],
  );
  return { id: row?.id ?? '', url, size: png.length, width, height };
}
