import { randomUUID } from 'node:crypto';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';

/** Makes what a call needs to succeed and answers its input. `admin` makes the call. */
type InputOf = (server: TestServer, admin: Person) => Promise<object> | object;

const sessionOf = async (server: TestServer, { id }: Person): Promise<string> => {
  const [session] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM sessions WHERE user_id = $1',
    [id],
  );
  return session?.id ?? '';
};

/**
 * A valid input for every call of the console that changes something. A new call that is not named here fails
 * `console-doors.e2e-spec.ts`, which proves of each that it writes its audit row (checklist line 238).
 */
export const consoleInputs: Readonly<Record<string, InputOf>> = {
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
  'views.remove': async (server, admin) => {
    const input = { table: 'users', name: randomUUID(), search: '{}' };
    const saved = await server.opsMutation('views.save', input, admin.token).expect(200);
    return { id: (saved.body as { result: { data: { id: string } } }).result.data.id };
  },
  'views.save': () => ({ table: 'users', name: randomUUID(), search: '{}' }),
};
