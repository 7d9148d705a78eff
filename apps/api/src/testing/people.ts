import type { Role } from '@lyceum/contracts/auth';
import type { User } from '@lyceum/auth';
import { buildUser, testPassword } from '@lyceum/auth/testing';
import type { TestServer } from './test-server';

export interface Person {
  id: string;
  email: string;
  roles: Role[];
  token: string;
}

/** An account with these roles, signed in through the server's own door. */
export async function buildPerson(
  server: TestServer,
  overrides: Partial<Omit<User, 'id'>> = {},
): Promise<Person> {
  const { id, email, roles } = await buildUser(server.database.manager, overrides);
  return { id, email, roles, token: await signIn(server, email) };
}

export async function signIn(server: TestServer, email: string, password = testPassword): Promise<string> {
  const answer = await server.http.post('/auth/sign-in').send({ email, password }).expect(200);
  return (answer.body as { data: { token: string } }).data.token;
}
