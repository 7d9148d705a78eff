import { buildUser } from '@lyceum/auth/testing';
import { nothing, ofReader } from '../asks';
import { buildPerson, type Person } from '../people';
import type { Probes } from '../probes';
import type { TestServer } from '../test-server';

const sessionOf = async (server: TestServer, { id }: Person): Promise<string> => {
  const [session] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM sessions WHERE user_id = $1',
    [id],
  );
  return session?.id ?? '';
};

export const probes: Probes = {
  changes: {
    'educators.decide': async ({ database }) => {
      const { id: userId } = await buildUser(database.manager);
      await database.query('INSERT INTO teacher_applications (user_id) VALUES ($1)', [userId]);
      return { userId, isApproved: true, reason: '' };
    },
    'users.endSession': async (server) => {
      const person = await buildPerson(server);
      return { userId: person.id, sessionId: await sessionOf(server, person) };
    },
    'users.sendPasswordReset': async (server) => ({ userId: (await buildPerson(server)).id }),
    'users.setRoles': async (server) => {
      const { id: userId, roles } = await buildPerson(server);
      return { userId, roles: [...roles, 'TESTER'], expectedRoles: roles };
    },
    'users.setSuspended': async (server) => ({
      userId: (await buildPerson(server)).id,
      isSuspended: true,
      reason: 'Asked for it',
    }),
    'users.viewAs': async (server) => ({ userId: (await buildPerson(server)).id }),
  },
  reads: async (server, { child }) => {
    const [entry] = await server.database.query<{ id: string }[]>(
      `SELECT id FROM audit_entries WHERE action = 'user.setRoles' AND target_id = $1`,
      [child.id],
    );
    return {
      'educators.get': { userId: child.id },
      'educators.history': { id: child.id },
      'users.get': { userId: child.id },
      'users.history': { id: child.id },
      'users.named': { ids: [child.id] },
      'users.person': { userId: child.id },
      'users.timeline': { userId: child.id },
      'audit.get': { id: entry?.id },
    };
  },
  asks: {
    getAgreedToTerms: ofReader,
    me: nothing,
    mySessions: nothing,
    privacyPolicy: nothing,
    terms: nothing,
  },
};
