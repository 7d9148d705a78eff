import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { translationErrors, translationLimits } from '@lyceum/contracts/translation';
import { buildUser } from '@lyceum/auth/testing';
import {
  type Actor,
  type DomainError,
  PersonalDataSources,
  type Texts,
  TextSource,
  UnitOfWork,
} from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import type { EntityManager } from 'typeorm';
import { ReadableTexts } from './readable-texts';
import { TranslationCache } from './cache/translation-cache';
import { FakeProvider } from './testing/fake-provider';
import { Translator } from './providers/translator.port';
import { TranslationQuota } from './translation-quota';
import { TranslationModule } from './translation.module';
import { TranslationService } from './translation.service';

/** A domain where everybody has begun to write the same. */
@TextSource()
class Begun implements Texts {
  readonly texts: string[] = [];

  async *drafts(): AsyncIterable<string> {
    yield* await Promise.resolve(this.texts);
  }
}

let domain: OpenDomain;
let fake: FakeProvider;
let manager: EntityManager;
let translations: TranslationService;
beforeAll(async () => {
  fake = await FakeProvider.start();
  domain = await openDomain([TranslationModule], {
    environment: { LIBRETRANSLATE_URL: fake.url, LIBRETRANSLATE_API_KEY: 'right-key' },
    providers: [Begun],
  });
  Logger.overrideLogger(false);
  manager = domain.manager;
  translations = domain.module.get(TranslationService);
});
afterAll(async () => {
  await domain.close();
  await fake.stop();
});
beforeEach(() => {
  fake.mood = 'well';
  fake.requests.length = 0;
});

const reader = async (): Promise<Actor> => actorOf(await buildUser(manager));

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

/** Has a text translated that stands in a draft. */
const translate = (actor: Actor, text: string, target = 'de') => {
  domain.module.get(Begun).texts.push(text);
  return translations.translate(actor, { text, target });
};

const usedBy = async ({ userId }: Actor): Promise<number> => {
  const [row] = await manager.query<{ characters: number }[]>(
    'SELECT characters FROM translation_usage WHERE user_id = $1',
    [userId],
  );
  return row?.characters ?? 0;
};

const setUsed = ({ userId }: Actor, characters: number): Promise<unknown> =>
  manager.query(
    `INSERT INTO translation_usage (user_id, day, characters) VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2)
     ON CONFLICT (user_id, day) DO UPDATE SET characters = $2`,
    [userId, characters],
  );

describe('a text', () => {
  test('[123] is translated, and the next time comes from the cache, whoever asks, and costs nothing', async () => {
    const [ada, ben] = [await reader(), await reader()];
    const text = `Which motion? ${randomUUID()}`;
    const answer = { text: `de: ${text.toUpperCase()}`, detectedLanguage: 'en' };
    expect(await translate(ada, text)).toEqual(answer);
    expect(await translate(ada, ` ${text}\n`, 'DE')).toEqual(answer);
    expect(await translate(ben, text)).toEqual(answer);
    expect(fake.translations).toHaveLength(1);
    expect([await usedBy(ada), await usedBy(ben)]).toEqual([text.length, 0]);
    await translate(ben, text, 'zh-hans');
    expect(fake.translations.map(({ body }) => body['target'])).toEqual(['de', 'zh-Hans']);
  });

  test('that was translated leaves no readable word in the database, and is forgotten after a month', async () => {
    const ada = await reader();
    const word = randomUUID();
    await translate(ada, word);
    const kept = await manager.query<{ id: Buffer; sealed: Buffer }[]>(
      'SELECT id, sealed FROM kept_translations',
    );
    expect(kept.length).toBeGreaterThan(0);
    for (const { sealed } of kept)
      for (const secret of [word, word.toUpperCase()]) expect(sealed.includes(secret)).toBe(false);
    await manager.query("UPDATE kept_translations SET created_at = now() - interval '31 days'");
    await translate(ada, word);
    expect(fake.translations).toHaveLength(2);
    await domain.module.get(TranslationCache).forgetOld();
    const left = await manager.query<unknown[]>('SELECT FROM kept_translations');
    expect(left).toHaveLength(1);
  });

  test('[124] whose translation fails costs nothing, and is tried again the next time', async () => {
    const ada = await reader();
    const text = randomUUID();
    for (const mood of ['refuses', 'breaks off', 'nonsense'] as const) {
      fake.mood = mood;
      expect(await codeOf(translate(ada, text))).toBe(translationErrors.FAILED.code);
    }
    expect(await usedBy(ada)).toBe(0);
    fake.mood = 'well';
    expect((await translate(ada, text)).text).toContain('de: ');
  });

  test('that is blank or too long, or for an unknown language, is refused, and the provider not asked', async () => {
    const ada = await reader();
    const ask = (text: string, target: string) => codeOf(translate(ada, text, target));
    expect(await ask(' \n', 'de')).toBe('COMMON_INVALID_INPUT');
    expect(await ask('x', 'de; drop')).toBe('COMMON_INVALID_INPUT');
    expect(await ask('x', 'tlh')).toBe(translationErrors.LANGUAGE_NOT_SUPPORTED.code);
    expect(await ask('x'.repeat(translationLimits.textLength + 1), 'de')).toBe(
      translationErrors.TEXT_TOO_LONG.code,
    );
    expect(fake.translations).toEqual([]);
    expect(await usedBy(ada)).toBe(0);
  });
});

describe('one person', () => {
  test('has 200,000 characters a day, exactly, also of many texts at one moment', async () => {
    const [ada, ben] = [await reader(), await reader()];
    await setUsed(ada, translationLimits.charactersPerDay - 300);
    const texts = Array.from({ length: 8 }, () => randomUUID().padEnd(100, '.'));
    const codes = await Promise.all(texts.map((text) => codeOf(translate(ada, text))));
    expect(codes.filter((code) => code === 'went through')).toHaveLength(3);
    expect(codes.filter((code) => code === translationErrors.QUOTA_USED_UP.code)).toHaveLength(5);
    expect(fake.translations).toHaveLength(3);
    expect(await usedBy(ada)).toBe(translationLimits.charactersPerDay);
    expect(await codeOf(translate(ben, texts[0] ?? ''))).toBe('went through');
  });

  test('has what they used in the copy of their data, and nothing of it is left when they go', async () => {
    const ada = await reader();
    await translate(ada, 'Once');
    const sources = domain.module.get(PersonalDataSources);
    expect((await sources.exportAll(ada.userId)).get('translation')).toMatchObject({
      translatedCharacters: [{ characters: 4 }],
    });
    await domain.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, ada.userId));
    expect(await usedBy(ada)).toBe(0);
  });
});

test('[124] whom long texts of one person keep waiting, others go on with theirs', async () => {
  const [ada, ben] = [await reader(), await reader()];
  fake.mood = 'never ends long texts';
  const long = Array.from({ length: 4 }, () => randomUUID().padEnd(translationLimits.lightText + 1, '.'));
  const codes = await Promise.all(long.map((text) => codeOf(translate(ada, text))));
  expect(codes).toEqual(long.map(() => translationErrors.FAILED.code));
  expect(await codeOf(translate(ben, randomUUID()))).toBe('went through');
}, 30_000);

test('[123] the languages are asked for once an hour, and again after a failure', async () => {
  // One that has not asked yet.
  const fresh = new TranslationService(
    domain.module.get(Translator),
    domain.module.get(ReadableTexts),
    domain.module.get(TranslationCache),
    domain.module.get(TranslationQuota),
  );
  const ada = await reader();
  fake.mood = 'refuses';
  expect(await codeOf(fresh.supportedLanguages(ada))).toBe(translationErrors.FAILED.code);
  fake.mood = 'well';
  const languages = [
    { code: 'de', name: 'German' },
    { code: 'zh-Hans', name: 'Chinese' },
  ];
  expect(await fresh.supportedLanguages(ada)).toEqual({ available: true, languages });
  await fresh.supportedLanguages(ada);
  expect(fake.requests).toHaveLength(2);
});
