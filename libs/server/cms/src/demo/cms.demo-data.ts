import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@lyceum/auth';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import { addDemoPicture } from '@lyceum/uploads';
import { storedOne } from '@lyceum/kernel/stored';

const dayMilliseconds = 86_400_000;

const pictures = [
  {
    name: 'city-boston',
    title: 'Boston by the river',
    alt: 'Brick houses and a sail by a river',
    daysAgo: 3,
  },
  {
    name: 'hero-summit',
    title: 'The summit',
    alt: 'A mountain whose summit is a round table with twenty flags',
    daysAgo: 8,
  },
  {
    name: 'post-table',
    title: 'The empty seat',
    alt: 'A round table seen from above, with twenty seats, one of them empty',
    daysAgo: 12,
  },
  { name: 'story-yuki', title: 'Yuki', alt: 'Yuki smiles before a round window', daysAgo: 20 },
] as const;

/** A library to choose from, in the folder of a server without a store of its own. */
export const cmsDemoData: DemoSeeder = {
  name: 'cms',
  async seed(manager, config) {
    if (config.OBJECT_STORE_BUCKET !== undefined) return;
    // Drawings that the web app ships, built or not.
    const drawings = ['dist', 'public']
      .map((folder) => join(config.FRONT_END_DIR ?? 'apps', 'web', folder, 'art'))
      .find((folder) => existsSync(folder));
    if (drawings === undefined) return;
    const { id: ownerId } = await storedOne<User>(manager, 'users', { email: 'admin@lyceum.example' });
    for (const { name, title, alt, daysAgo } of pictures) {
      const at = new Date(Date.now() - daysAgo * dayMilliseconds);
      const svg = await readFile(join(drawings, `${name}.svg`));
      const sent = { ownerId, folder: 'site-pictures', name: `${name}.png`, svg, at } as const;
      const { url, width, height } = await addDemoPicture(manager, config, sent);
      const [row] = await manager.query<{ id: string }[]>(
        `INSERT INTO media (url, width, height, title, alt, credit, sent_by, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, 'Drawn by us', $6, $7, $7) RETURNING id`,
        [url, width, height, title, alt, ownerId, at],
      );
      const deed = { actorId: ownerId, action: 'media.create', targetType: 'media' };
      await auditPast(manager, [{ ...deed, targetId: row?.id ?? '', after: { url, title, alt }, at }]);
    }
  },
};
