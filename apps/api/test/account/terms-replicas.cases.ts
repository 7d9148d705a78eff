import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** Two replicas over one database, the second of which has a newer text. */
let present: TestServer;
let next: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyceum-content-'));
  const file = join(folder, 'terms-of-service.md');
  await cp('content', folder, { recursive: true });
  await writeFile(file, (await readFile(file, 'utf8')).replace(/version: .*/, 'version: next'));
  present = await TestServer.start();
  // The one started last: passport, of which there is one in a process, asks the last one's authority.
  next = await TestServer.start({
    environment: { CONTENT_DIR: folder, RUN_JOBS: 'false' },
    databaseUrl: present.databaseUrl,
  });
});
afterAll(async () => {
  await next.stop();
  await present.stop();
  await rm(folder, { recursive: true });
});

const agree = (at: TestServer, { id, token }: Person, version: string) =>
  at
    .graphql(
      'mutation ($id: ID!, $to: String!) { agreeToTerms(userId: $id, version: $to) { agreed version } }',
      {
        token,
        variables: { id, to: version },
      },
    )
    .expect(200);
const rename = (at: TestServer, { token }: Person) =>
  at.graphql(
    `mutation { updateMyAccount(input: { firstName: "Grace", lastName: "Hopper", showOnlineStatus: true }) { firstName } }`,
    { token },
  );
const refused = { errors: [{ extensions: authErrors.TERMS_NOT_AGREED }] };

test('[46] a new version asks again, and refuses writes until it is agreed to', async () => {
  const person = await buildPerson(next);
  const query = 'query ($id: ID!) { getAgreedToTerms(userId: $id) { agreed version agreedAt } }';
  const asked = await next.graphql(query, { token: person.token, variables: { id: person.id } });
  expect(asked.body).toEqual({
    data: { getAgreedToTerms: { agreed: false, version: 'next', agreedAt: null } },
  });
  expect((await rename(next, person)).body).toMatchObject(refused);
  expect((await agree(next, person, 'next')).body).toEqual({
    data: { agreeToTerms: { agreed: true, version: 'next' } },
  });
  expect((await rename(next, person)).body).toEqual({ data: { updateMyAccount: { firstName: 'Grace' } } });
});

test('[46] an agreement counts at once at a replica that has just refused, whichever took it', async () => {
  const person = await buildPerson(next);
  expect((await rename(next, person)).body).toMatchObject(refused);
  // As the replica beside this one would leave it; this one is not told.
  await present.database.query(`UPDATE users SET agreed_terms_version = 'next' WHERE id = $1`, [person.id]);
  expect((await rename(next, person)).body).toEqual({ data: { updateMyAccount: { firstName: 'Grace' } } });
});
