import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphqlErrors } from '@lyceum/contracts/common';
import documents from '../../trusted-documents.json' with { type: 'json' };
import { TestServer } from '../../src/testing/test-server';

const [documentId = '', text = ''] =
  Object.entries(documents).find(([, query]) => query.startsWith('query Terms')) ?? [];
const free = '{ terms { version } }';

const unknown = {
  status: 400,
  body: {
    errors: [
      { message: graphqlErrors.UNKNOWN_DOCUMENT.message, extensions: { code: 'GRAPHQL_UNKNOWN_DOCUMENT' } },
    ],
  },
};
const answered = { status: 200, body: { data: { terms: { version: expect.any(String) } } } };

describe.each(['any', 'trusted'] as const)('where %s documents are run', (mode) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ environment: { GRAPHQL_DOCUMENTS: mode } });
  });
  afterAll(() => server.stop());

  const post = (body: object) => server.http.post('/graphql').send(body);

  test('one of the web app is asked for by its id, as often as one likes', async () => {
    for (let time = 0; time < 4; time += 1) {
      const answer = await post({ documentId, operationName: 'Terms' });
      expect(answer).toMatchObject(answered);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('a refusal has the same form the first time and later', async () => {
    const [id] = Object.entries(documents).find(([, query]) => query.startsWith('query SettingsMe')) ?? [];
    for (let time = 0; time < 4; time += 1) {
      const answer = await post({ documentId: id });
      expect(answer.body).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'COMMON_UNAUTHENTICATED' } }],
      });
      expect(answer.status).toBe(200);
    }
  });

  test('an id of another build is refused, whatever text comes with it', async () => {
    for (const body of [
      { documentId: 'sha256:0' },
      { documentId: 1 },
      { documentId: 'sha256:0', query: free },
    ])
      expect(await post(body)).toMatchObject(unknown);
  });

  test('the id counts and not the text beside it', async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await post({ documentId, query: '{ nonsense }' })).toMatchObject(answered);
  });

  test('the text of a trusted document is as good as its id', async () => {
    expect(await post({ query: text })).toMatchObject(answered);
    expect(
      await server.http.get('/graphql').set('apollo-require-preflight', '1').query({ query: text }),
    ).toMatchObject(answered);
  });

  test('any other document is run only where any is', async () => {
    const expected = mode === 'any' ? answered : unknown;
    for (let time = 0; time < 3; time += 1) expect(await post({ query: free })).toMatchObject(expected);
    const get = (query: object) =>
      server.http.get('/graphql').set('apollo-require-preflight', '1').query(query);
    expect(await get({ query: free })).toMatchObject(expected);
    expect(await get({ query: free, documentId })).toMatchObject(expected);
  });
});

test('a server that runs only trusted documents refuses what names none', async () => {
  const server = await TestServer.start({ environment: { GRAPHQL_DOCUMENTS: 'trusted' } });
  try {
    for (const body of [
      {},
      [{ query: free }],
      { query: { a: 1 } },
      { query: '{ __schema { types { name } } }' },
    ])
      expect(await server.http.post('/graphql').send(body)).toMatchObject(unknown);
  } finally {
    await server.stop();
  }
});
