import type { User } from '@lyceum/auth';
import type { UploadFolder } from '@lyceum/contracts/uploads';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import { storedOne } from '@lyceum/kernel/stored';
import { addDemoPicture } from './demo-picture';

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

/** Pictures that staff sent over the last weeks, in the folder of a server without a store of its own. */
export const uploadsDemoData: DemoSeeder = {
  name: 'uploads',
  async seed(manager, config) {
    if (config.OBJECT_STORE_BUCKET !== undefined) return;
    const { id: ownerId } = await storedOne<User>(manager, 'users', { email: 'admin@lyceum.example' });
    for (const { name, folder, daysAgo, colours } of files) {
      const at = new Date(Date.now() - daysAgo * dayMilliseconds);
      const svg = Buffer.from(landscape(colours));
      const { id, url, size } = await addDemoPicture(manager, config, { ownerId, folder, name, svg, at });
      const after = { url, folder, size };
      const deed = { actorId: ownerId, action: 'upload.create', targetType: 'upload' };
      await auditPast(manager, [{ ...deed, targetId: id, after, at }]);
    }
  },
};
