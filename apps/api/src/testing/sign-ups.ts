import { randomUUID } from 'node:crypto';
import type request from 'supertest';
import { codeIn, nthMailTo } from './mails';
import type { TestServer } from './test-server';

/** What a sign-up sends. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  dateOfBirth: string;
  guardianEmail?: string;
}

/** Somebody grown up whom nobody knows yet. */
export const newcomer = (overrides: Partial<Newcomer> = {}): Newcomer => ({
  firstName: 'Élodie',
  lastName: 'de la Tour',
  email: `${randomUUID()}@lyceum.example`,
  password: 'à bientôt!',
  dateOfBirth: '1999-12-31',
  ...overrides,
});

/** A child, with a guardian of their own. */
export const child = (overrides: Partial<Newcomer> = {}): Newcomer =>
  newcomer({
    dateOfBirth: `${String(new Date().getFullYear() - 10)}-01-01`,
    guardianEmail: `${randomUUID()}@parents.example`,
    ...overrides,
  });

export const signUp = (server: TestServer, person: Newcomer): request.Test =>
  server.http.post('/auth/sign-up').send(person);

export const signIn = (server: TestServer, { email, password }: Newcomer, known = password): request.Test =>
  server.http.post('/auth/sign-in').send({ email, password: known });

/** Signs up and follows the link in the mail. */
export async function signUpAndConfirm(server: TestServer, person: Newcomer): Promise<void> {
  await signUp(server, person).expect(200);
  const code = codeIn(await nthMailTo(server, person.email));
  await server.http.post('/auth/confirm-email').send({ code }).expect(200);
}
