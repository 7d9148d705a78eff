import { specialLandingFeature } from '@lyceum/contracts';
import type { DemoSeeder } from '@lyceum/database';

const shortLinks = [
  { token: 'open-day', target: '/events?tab=upcoming' },
  { token: 'essay', target: '/college-essay-contest' },
];

/** One of the crowd, so that the four accounts people try land where everybody does. */
const specialLandingEmail = 'member-1@lyceum.example';

/** Two short links, and one person who lands on the courses. */
export const adminDemoData: DemoSeeder = {
  name: 'features and short links',
  async seed(manager) {
    await manager.query('UPDATE features SET landing_path = $2 WHERE name = $1', [
      specialLandingFeature,
      '/courses',
    ]);
    await manager.query('INSERT INTO feature_users (feature, email) VALUES ($1, $2)', [
      specialLandingFeature,
      specialLandingEmail,
    ]);
    for (const { token, target } of shortLinks)
      await manager.query('INSERT INTO short_links (token, target) VALUES ($1, $2)', [token, target]);
  },
};
