import { User } from '@lyceum/auth';
import { pictureSizes, type UploadFolder, uploadFolders } from '@lyceum/contracts/uploads';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import { loadSharp, reworkPicture } from '../inspection/pictures';
import { keyOf, sizesOf } from '../keys';
import { LocalObjectStore } from '../object-store/local-object-store';
import { PartFiles } from '../object-store/part-files';

const dayMilliseconds = 86_400_000;

interface DemoFile {
  readonly name: string;
  readonly folder: UploadFolder;
  readonly daysAgo: number;
  /** Colours of the sky and of the hills before it. */
  readonly colours: readonly [string, string, string];
}

const files: readonly DemoFile[] = [
  { name: 'summit-opening.png', folder: 'events', daysAgo: 2, colours: ['#F7B84B', '#9A7BFB', '#461F97'] },
  { name: 'open-day-hall.png', folder: 'galleries', daysAgo: 5, colours: ['#D6CBFF', '#6A35E0', '#36196F'] },
  { name: 'debate-final.png', folder: 'galleries', daysAgo: 9, colours: ['#FAF9FC', '#4FC9C2', '#0B7A75'] },
  {
    name: 'climate-garden.png',
    folder: 'galleries',
    daysAgo: 16,
    colours: ['#EAE4FF', '#4FC9C2', '#0B7A75'],
  },
  {
    name: 'essay-unit-2.png',
    folder: 'course-material',
    daysAgo: 23,
    colours: ['#F5F2FF', '#B9A6FF', '#5826BF'],
  },
  {
    name: 'newsletter-head.png',
    folder: 'galleries',
    daysAgo: 31,
    colours: ['#F7B84B', '#FF7A93', '#C62A4B'],
  },
];

const landscape = ([sky, far, near]: DemoFile['colours']): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><rect width="960" height="600" fill="${sky}"/>
  <circle cx="700" cy="170" r="80" fill="#fff" opacity=".7"/>
  <path d="M0 380 Q240 220 480 360 T960 320 V600 H0Z" fill="${far}"/>
  <path d="M0 480 Q300 360 560 470 T960 440 V600 H0Z" fill="${near}"/></svg>`;

const insertion = `
  INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes, width,
                       height, completes_by, created_at, finished_at)
  VALUES ($1, $2, $3, 'general', $4, 'image/png', $5, 'READY', $6, 'image/webp', $7, $8, $9, $10, $10, $10)
  RETURNING id`;

/** Pictures that staff sent over the last weeks, in the folder of a server without a store of its own. */
export const uploadsDemoData: DemoSeeder = {
  name: 'uploads',
  async seed(manager, config) {
    if (config.OBJECT_STORE_BUCKET !== undefined) return;
    const { id: ownerId } = await manager.findOneByOrFail(User, { email: 'admin@lyceum.example' });
    const store = new LocalObjectStore(config, new PartFiles());
    const sharp = await loadSharp();
    for (const { name, folder, daysAgo, colours } of files) {
      const png = await sharp(Buffer.from(landscape(colours)))
        .png()
        .toBuffer();
      const { sizes, width, height } = await reworkPicture(png);
      const { bucket } = uploadFolders[folder];
      const url = `/files/${bucket}/${folder}/general/${ownerId}/${name.replace('.png', '')}-demo.webp`;
      for (const size of pictureSizes) await store.write(keyOf(sizesOf(url)[size]), sizes[size]);
      const stored = pictureSizes.reduce((sum, size) => sum + sizes[size].length, 0);
      const at = new Date(Date.now() - daysAgo * dayMilliseconds);
      const [row] = await manager.query<{ id: string }[]>(insertion, [
        ...[ownerId, bucket, folder, name, png.length, url, stored, width, height, at],
      ]);
      const after = { url, folder, size: png.length };
      const deed = { actorId: ownerId, action: 'upload.create', targetType: 'upload' };
      await auditPast(manager, [{ ...deed, targetId: row?.id ?? '', after, at }]);
    }
  },
};
