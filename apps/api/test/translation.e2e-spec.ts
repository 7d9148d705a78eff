import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translationErrors } from '@lyceum/contracts';
import { FakeProvider } from '@lyceum/translation/testing';
import { buildPerson, type Person } from '../src/testing/people';
import { TestServer } from '../src/testing/test-server';

let fake: FakeProvider;
let server: TestServer;
let bare: TestServer;
beforeAll(async () => {
  fake = await FakeProvider.start();
  server = await TestServer.start({
    environment: { GOOGLE_TRANSLATE_URL: fake.url, GOOGLE_TRANSLATE_API_KEY: 'right-key' },
  });
  bare = await TestServer.start({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await bare.stop();
  await server.stop();
  await fake.stop();
});

const languages = (at: TestServer, token?: string) => {
  const call = at.http.get('/getSupportedLanguages');
  return token ? call.set('authorization', `Bearer ${token}`) : call;
};

interface Answer {
  data: { getTranslatedText: { text: string; detectedLanguage: string | null } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const translate = async (at: TestServer, { token }: Pick<Person, 'token'>, text: string): Promise<Answer> => {
  const query = `query ($text: String!, $target: String!) {
    getTranslatedText(text: $text, target: $target) { text detectedLanguage } }`;
  const { body } = await at.graphql(query, { token, variables: { text, target: 'de' } });
  return body as Answer;
};

test('[123] languages and translations are told to who is signed in', async () => {
  const reader = await buildPerson(server);
  expect((await languages(server)).status).toBe(401);
  const { body } = await languages(server, reader.token).expect(200);
  expect(body).toEqual({
    data: {
      available: true,
      languages: [
        { code: 'de', name: 'German' },
        { code: 'zh-Hans', name: 'Chinese' },
      ],
    },
  });
  expect((await translate(server, reader, 'Which motion?')).data?.getTranslatedText).toEqual({
    text: 'de: WHICH MOTION?',
    detectedLanguage: 'en',
  });
  const { body: refused } = await server.graphql('{ getTranslatedText(text: "x", target: "de") { text } }');
  expect((refused as Answer).errors?.[0]?.extensions.code).toBe('COMMON_UNAUTHENTICATED');
});

test('[124] a failure says so in the words of the specification, and nothing of the provider', async () => {
  const reader = await buildPerson(server);
  fake.mood = 'refuses';
  const { data, errors } = await translate(server, reader, 'Not translated before');
  fake.mood = 'well';
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    {
      message: 'Sorry, there was an error fetching the data. Please try again.',
      extensions: { code: translationErrors.FAILED.code },
    },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|right-key|403/u);
});

test('[123] without a provider it is said plainly that translation is not available', async () => {
  const reader = await buildPerson(server);
  const { body } = await languages(bare, reader.token).expect(200);
  expect(body).toEqual({ data: { available: false, languages: [] } });
  const { errors } = await translate(bare, reader, 'Which motion?');
  expect(errors?.[0]).toMatchObject({
    message: 'Translation is not available here.',
    extensions: { code: translationErrors.NOT_AVAILABLE.code },
  });
});
