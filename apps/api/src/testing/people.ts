import { hash } from '@node-rs/argon2';
import type { Role } from '@lyceum/contracts';
import { User } from '@lyceum/auth';
import type { TestServer } from './test-server';

export interface Person {
  id: string;
  email: string;
  roles: Role[];
  token: string;
}

export const testPassword = 'correct horse battery';
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1 });

let count = 0;

/** An account with these roles, signed in through the server's own door. */
export async function buildPerson(
  server: TestServer,
  overrides: Partial<Omit<User, 'id'>> = {},
): Promise<Person> {
  count += 1;
  const user = {
    firstName: 'Ada',
    lastName: 'Tester',
    email: `person-${count}@lyceum.example`,
    roles: ['STUDENT'] satisfies Role[] as Role[],
    passwordHash: await passwordHash,
    ...overrides,
  };
  const { identifiers } = await server.database.manager.insert(User, {
    ...user,
    roles: [...user.roles].sort(),
  });
  const { id } = identifiers[0] as { id: string };
  return { id, email: user.email, roles: user.roles, token: await signIn(server, user.email) };
}

export async function signIn(server: TestServer, email: string, password = testPassword): Promise<string> {
  const answer = await server.http.post('/auth/sign-in').send({ email, password }).expect(200);
  return (answer.body as { data: { token: string } }).data.token;
}
