import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { translationErrors } from '@lyceum/contracts/translation';
import { DomainError, OutgoingCalls, TargetRecords } from '@lyceum/kernel';
import { FakeProvider } from '../testing/fake-provider';
import { chooseTranslator } from './choose-translator';
import type { Translator } from './translator.port';

Logger.overrideLogger(false);

/** Nobody looks. */
class NoRecords extends TargetRecords {
  override succeeded(): Promise<void> {
    return Promise.resolve();
  }
  override failed(): Promise<void> {
    return Promise.resolve();
  }
}

const nothing = {
  LIBRETRANSLATE_URL: undefined,
  LIBRETRANSLATE_API_KEY: undefined,
  GOOGLE_TRANSLATE_API_KEY: undefined,
  GOOGLE_TRANSLATE_URL: 'https://translation.googleapis.com',
};

/** The settings of each provider. */
const providers: Readonly<Record<string, (url: string, key: string) => Partial<typeof nothing> | object>> = {
  LibreTranslate: (url, key) => ({ LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: key }),
  Google: (url, key) => ({ GOOGLE_TRANSLATE_URL: url, GOOGLE_TRANSLATE_API_KEY: key }),
};

let fake: FakeProvider;
beforeAll(async () => {
  fake = await FakeProvider.start();
});
afterAll(() => fake.stop());

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

describe.each(Object.entries(providers))('%s', (name, settings) => {
  const open = (key = 'right-key'): Translator =>
    chooseTranslator({ ...nothing, ...settings(fake.url, key) }, new OutgoingCalls(new NoRecords()));
  beforeEach(() => {
    fake.mood = 'well';
    fake.requests.length = 0;
  });

  test('[123] tells its languages, and translates as plain text, whatever the text is', async () => {
    const translator = open();
    expect(translator.name).toBe(name);
    expect(await translator.languages()).toEqual([
      expect.objectContaining({ code: 'de', name: 'German' }),
      expect.objectContaining({ code: 'zh-Hans', name: 'Chinese' }),
    ]);
    const text = 'Two <b>lines</b> & "more"\nof 字';
    expect(await translator.translate(text, 'zh-Hans')).toEqual({
      text: `zh-Hans: ${text.toUpperCase()}`,
      detectedLanguage: 'en',
    });
    expect(fake.translations).toMatchObject([{ key: 'right-key', body: { q: text, target: 'zh-Hans' } }]);
    for (const { path } of fake.requests) expect(path).not.toContain('right-key');
  });

  test('[124] that refuses, breaks off, sends elsewhere or answers nonsense has failed, and no more is told', async () => {
    for (const mood of ['refuses', 'breaks off', 'nonsense', 'elsewhere'] as const) {
      fake.mood = mood;
      expect(await codeOf(open().translate('Hello', 'de'))).toBe(translationErrors.FAILED.code);
      expect(await codeOf(open().languages())).toBe(translationErrors.FAILED.code);
    }
    expect(fake.requests.some(({ path }) => path === '/other')).toBe(false);
    fake.mood = 'well';
    expect(await codeOf(open('wrong-key').translate('Hello', 'de'))).toBe(translationErrors.FAILED.code);
  });
});

test('without a provider nothing is offered, and nothing translated', async () => {
  const translator = chooseTranslator(nothing, new OutgoingCalls(new NoRecords()));
  expect(translator.name).toBeNull();
  expect(await translator.languages()).toEqual([]);
  expect(await codeOf(translator.translate('Hello', 'de'))).toBe(translationErrors.NOT_AVAILABLE.code);
});
