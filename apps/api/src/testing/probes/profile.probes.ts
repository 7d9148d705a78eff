import { buildUser } from '@lyceum/auth/testing';
import { profileViewers } from '@lyceum/contracts/profile';
import { buildAchievement } from '@lyceum/profile/testing';
import { lookedAt, ofReader } from '../asks';
import { buildPerson } from '../people';
import type { Probes } from '../probes';

const achievement = { title: 'River keeper', iconName: 'leaf', description: 'For clean water.', url: '' };

export const probes: Probes = {
  changes: {
    'achievements.create': () => ({ ...achievement, way: 'FIRST_THREAD' }),
    'achievements.give': async (server) => ({
      userId: (await buildPerson(server)).id,
      achievementId: (await buildAchievement(server.database.manager)).id,
      reason: 'Led the river project.',
    }),
    'achievements.setRetired': async ({ database: { manager } }) => ({
      achievementId: (await buildAchievement(manager)).id,
      isRetired: true,
    }),
    'achievements.takeBack': async (server) => {
      const person = await buildPerson(server);
      const { id: achievementId } = await buildAchievement(server.database.manager, {}, person);
      return { userId: person.id, achievementId, reason: 'Given to somebody else of the name.' };
    },
    'achievements.update': async ({ database: { manager } }) => ({
      ...achievement,
      achievementId: (await buildAchievement(manager)).id,
      revision: 1,
    }),
    'certificates.correctName': async ({ database }) => {
      const { id: userId } = await buildUser(database.manager);
      await database.query(
        `INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, 'Mei', 'Lin')`,
        [userId],
      );
      return {
        userId,
        certificateFirstName: 'Mai',
        certificateLastName: 'Lin',
        reason: 'As on her passport.',
      };
    },
  },
  reads: async (server, { child }) => {
    const { id: achievementId } = await buildAchievement(server.database.manager, {}, child);
    return {
      'achievements.get': { achievementId },
      'achievements.history': { id: achievementId },
      'achievements.ofPerson': { userId: child.id },
      'certificates.nameOf': { userId: child.id },
    };
  },
  asks: {
    getProfileAs: (_, { id }) => profileViewers.map((viewer) => ({ userId: id, viewer })),
    getProfileAudiences: ofReader,
    getReceivedEndorsements: ({ personIds }) => personIds.map((receivingUserId) => ({ receivingUserId })),
    getUser: lookedAt,
    getUserEntries: lookedAt,
    getUserKPI: ({ personIds }, { id }) =>
      [id, ...personIds].map((userId) => ({ userId, requestingUser: id })),
    getUserPlatformActivities: ({ personIds }, { id }) =>
      [id, ...personIds].map((friendId) => ({ friendId })),
  },
};
