import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import { authErrors, type Role } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { Requires } from '@lyceum/kernel';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** A write through REST as later domains will have them. */
const reached: string[] = [];

@Controller('probe')
class ProbeController {
  @Requires('account.write')
  @Post()
  write(): object {
    reached.push('written');
    return {};
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let server: TestServer;
let version: string;
beforeAll(async () => {
  server = await TestServer.start({ extraModules: [ProbeModule] });
  const { body } = await server.graphql('{ terms { version } }');
  version = (body as { data: { terms: { version: string } } }).data.terms.version;
});
afterAll(() => server.stop());

interface Agreement {
  agreed: boolean;
  version: string;
  agreedAt: string | null;
}

const newcomer = (roles: Role[] = ['STUDENT']) =>
  buildPerson(server, { agreedTermsVersion: null, agreedTermsAt: null, roles });

async function agreementOf(person: Person): Promise<Agreement> {
  const query = 'query ($id: ID!) { getAgreedToTerms(userId: $id) { agreed version agreedAt } }';
  const { body } = await server.graphql(query, { token: person.token, variables: { id: person.id } });
  return (body as { data: { getAgreedToTerms: Agreement } }).data.getAgreedToTerms;
}

const agree = (person: Person, to = version, userId = person.id) =>
  server.graphql(
    'mutation ($id: ID!, $to: String!) { agreeToTerms(userId: $id, version: $to) { agreed version agreedAt } }',
    { token: person.token, variables: { id: userId, to } },
  );

/** A write through GraphQL that everybody may do who has agreed. */
const rename = (person: Person) =>
  server.graphql(
    `mutation { updateMyAccount(input: { firstName: "Grace", lastName: "Hopper", showOnlineStatus: true }) { firstName } }`,
    { token: person.token },
  );

const auditOf = (person: Person) =>
  server.database.query<{ before: object; after: object }[]>(
    `SELECT before, after FROM audit_entries WHERE action = 'account.agreeToTerms' AND target_id = $1`,
    [person.id],
  );

describe('the texts', () => {
  test('are for everybody, with version and date', async () => {
    const { body } = await server.graphql(
      '{ terms { version publishedAt markdown } privacyPolicy { version publishedAt markdown } }',
    );
    const { terms, privacyPolicy } = (body as { data: Record<string, Record<string, string>> }).data;
    expect(terms).toMatchObject({ publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(terms?.['markdown']).toMatch(/^# Terms of service/);
    expect(privacyPolicy?.['markdown']).toMatch(/^# Privacy policy/);
  });
});

describe('somebody who has not agreed', () => {
  test('[45] is told so, may read, and may write nothing through GraphQL', async () => {
    const person = await newcomer();
    expect(await agreementOf(person)).toEqual({ agreed: false, version, agreedAt: null });
    const { body } = await rename(person);
    expect(body).toMatchObject({ data: null, errors: [{ extensions: authErrors.TERMS_NOT_AGREED }] });
    const me = await server.graphql('{ me { firstName agreedToTerms } }', { token: person.token });
    expect(me.body).toEqual({ data: { me: { firstName: 'Ada', agreedToTerms: false } } });
  });

  test('[45] may write nothing through REST', async () => {
    reached.length = 0;
    const post = ({ token }: Person) => server.http.post('/probe').set('authorization', `Bearer ${token}`);
    const answer = await post(await newcomer());
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: authErrors.TERMS_NOT_AGREED });
    expect(reached).toEqual([]);
    await post(await buildPerson(server)).expect(201);
    expect(reached).toEqual(['written']);
  });

  test('[45] may write nothing through the console', async () => {
    const [admin, other] = await Promise.all([newcomer(['SUPER_ADMIN']), buildPerson(server)]);
    const input = { userId: other.id, roles: ['TEACHER'], expectedRoles: ['STUDENT'] };
    const answer = await server.opsMutation('users.setRoles', input, admin.token);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(authErrors.TERMS_NOT_AGREED.code);
    const [row] = await server.database.query<{ roles: string[] }[]>(
      'SELECT roles FROM users WHERE id = $1',
      [other.id],
    );
    expect(row).toEqual({ roles: ['STUDENT'] });
  });
});

describe('agreeing', () => {
  test('[46] answers agreed, version and time, and lets them write at once', async () => {
    const person = await newcomer();
    const { body } = await agree(person);
    const agreedAt = (body as { data: { agreeToTerms: Agreement } }).data.agreeToTerms.agreedAt ?? '';
    expect(body).toEqual({ data: { agreeToTerms: { agreed: true, version, agreedAt } } });
    expect(Math.abs(Date.now() - Date.parse(agreedAt))).toBeLessThan(60_000);
    expect((await rename(person)).body).toEqual({ data: { updateMyAccount: { firstName: 'Grace' } } });
    expect(await auditOf(person)).toEqual([{ before: { version: null }, after: { version } }]);
  });

  test('[46] many times at once counts once, and the first time stays', async () => {
    const person = await newcomer();
    await Promise.all(Array.from({ length: 5 }, () => agree(person)));
    const { agreedAt } = await agreementOf(person);
    await agree(person).expect(200);
    expect(await agreementOf(person)).toEqual({ agreed: true, version, agreedAt });
    expect(await auditOf(person)).toHaveLength(1);
  });

  test('[46] to a text that is not the present one is refused', async () => {
    const person = await newcomer();
    expect((await agree(person, '0.9')).body).toMatchObject({
      errors: [{ extensions: authErrors.TERMS_OUTDATED }],
    });
    expect((await agree(person, '')).body).toMatchObject({
      errors: [{ extensions: { code: commonErrors.INVALID_INPUT.code } }],
    });
    expect(await agreementOf(person)).toMatchObject({ agreed: false });
  });

  test('[46] for somebody else is refused', async () => {
    const [person, other] = await Promise.all([newcomer(), newcomer()]);
    expect((await agree(person, version, other.id)).body).toMatchObject({
      errors: [{ extensions: authErrors.ACTS_FOR_ANOTHER }],
    });
    expect(await agreementOf(other)).toMatchObject({ agreed: false });
  });
});
