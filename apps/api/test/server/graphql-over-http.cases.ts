import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import documents from '../../trusted-documents.json' with { type: 'json' };
import { TestServer } from '../../src/testing/test-server';

const [documentId = '', query = ''] =
  Object.entries(documents).find(([, text]) => text.startsWith('query Terms')) ?? [];

/** Each way to name the document: the compiled path is taken by either from the third call on. */
const namings: Record<string, Record<string, string>> = { text: { query }, id: { documentId } };

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** Every content type a page of another site can send without asking first, some of their spellings, and JSON. */
const contentTypes: [type: string, write: (fields: Record<string, string>) => string, isSimple: boolean][] = [
  ['application/x-www-form-urlencoded', form, true],
  ['APPLICATION/X-WWW-FORM-URLENCODED', form, true],
  ['application/x-www-form-urlencoded; charset=utf-8', form, true],
  ['application/x-www-form-urlencoded; x="application/json"', form, true],
  ['text/plain', JSON.stringify, true],
  ['text/plain; application/json', JSON.stringify, true],
  ['text/plain;charset=UTF-8', JSON.stringify, true],
  ['multipart/form-data; boundary=application/json', JSON.stringify, true],
  ['application/jsonx', JSON.stringify, true],
  ['application/json', JSON.stringify, false],
  ['application/json; charset=utf-8', JSON.stringify, false],
  ['Application/JSON ;charset=utf-8', JSON.stringify, false],
];

const isAnswered = (body: unknown): boolean => Boolean((body as { data?: unknown } | null)?.data);

interface Answer {
  status: number;
  body: { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };
}

async function post(server: TestServer, body: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', body, headers });
  return { status: answer.status, body: JSON.parse(await answer.text()) as Answer['body'] };
}

describe('GraphQL over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  /** Until the operation is compiled: what is asked after this takes the short way, if anything does. */
  async function compile(): Promise<void> {
    for (let time = 0; time < 4; time += 1)
      for (const body of Object.values(namings)) await server.http.post('/graphql').send(body).expect(200);
  }

  describe.each(['parsed', 'compiled'])('whose operation is %s', (state) => {
    beforeAll(() => (state === 'compiled' ? compile() : Promise.resolve()));

    test.each(contentTypes)(
      'is refused as %s without a preflight, unless that is JSON',
      async (type, write, isSimple) => {
        for (const naming of Object.values(namings)) {
          const { status, body } = await post(server, write(naming), { 'content-type': type });
          expect([type, isAnswered(body)]).toEqual([type, !isSimple]);
          expect(status < 400).toBe(!isSimple);
        }
      },
    );

    test.each(['apollo-require-preflight', 'x-apollo-operation-name'])(
      'is answered as a form that shows by %s that the browser asked first',
      async (header) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', [header]: 'Terms' };
        for (const naming of Object.values(namings))
          expect(isAnswered((await post(server, form(naming), headers)).body)).toBe(true);
      },
    );
  });

  const refused: [string, object][] = [
    ['cannot be parsed', { query: '{' }],
    ['does not fit the schema', { query: '{ nonsense }' }],
    [
      'has variables that do not fit',
      { query: 'query ($id: ID!) { getShortLink(token: $id) { target } }', variables: { id: {} } },
    ],
  ];

  test.each(refused)(
    '[audits 572B, FDE2, 7B9B] a document that %s is refused by the status its reader expects',
    async (_, body) => {
      const statusFor = async (accept: string): Promise<number> => {
        const headers = { 'content-type': 'application/json', accept };
        const answer = await post(server, JSON.stringify(body), headers);
        expect(answer.body.errors?.[0]?.extensions.code).toBe('COMMON_INVALID_INPUT');
        expect(answer.body).not.toHaveProperty('data');
        return answer.status;
      };
      expect(await statusFor('application/json')).toBe(200);
      expect(await statusFor('application/graphql-response+json')).toBe(400);
      expect(await statusFor('application/graphql-response+json, application/json;q=0.9')).toBe(400);
      expect(await statusFor('*/*')).toBe(400);
    },
  );
});

/** Everything GraphQL would tell about names that nobody gave it. */
const curious: [string, object][] = [
  ['the schema', { query: '{ __schema { types { name } } }' }],
  ['a type', { query: '{ __type(name: "Me") { name } }' }],
  ['a field', { query: '{ mee { id } }' }],
  ['a field of a type', { query: '{ terms { versio } }' }],
  ['an argument', { query: '{ getShortLink(toke: "a") { target } }' }],
  ['a type of a variable', { query: 'query ($a: CommunityMembersInpu) { terms { version } }' }],
  [
    'a field of an input',
    {
      query: 'query ($input: CommunityMembersInput!) { getCommunityMembers(input: $input) { id } }',
      variables: { input: { communityIdd: 1 } },
    },
  ],
  ['a directive', { query: '{ terms @skp(if: true) { version } }' }],
];

describe.each([
  [{ APP_ENV: 'PRODUCTION', SMTP_URL: 'smtp://127.0.0.1:1' }, false],
  [{ APP_ENV: 'PRODUCTION', SMTP_URL: 'smtp://127.0.0.1:1', GRAPHQL_INTROSPECTION: 'true' }, true],
  [{ GRAPHQL_INTROSPECTION: 'false' }, false],
  [{}, true],
] as [Record<string, string>, boolean][])('an installation with %j', (environment, isOpen) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ environment: { RUN_JOBS: 'false', ...environment } });
  });
  afterAll(() => server.stop());

  test(`${isOpen ? 'tells' : 'tells nothing'} of its schema, by introspection or suggestions`, async () => {
    const answers = await Promise.all(curious.map(([, body]) => server.http.post('/graphql').send(body)));
    const told = answers.filter(({ text, body }) => text.includes('Did you mean') || isAnswered(body));
    expect(told.length > 0).toBe(isOpen);
    for (const { body } of answers)
      if (!isOpen) expect((body as Answer['body']).errors?.[0]?.extensions.code).toBe('COMMON_INVALID_INPUT');
    expect(isAnswered((await server.graphql('{ __typename }')).body)).toBe(true);
  });
});
