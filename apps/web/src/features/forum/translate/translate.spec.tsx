import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { translationErrors } from '@lyceum/contracts/translation';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Translate } from './translate';

const failed = 'Sorry, there was an error fetching the data. Please try again.';

const about = { type: 'THREAD', id: '8f7c0c39-62c5-4d02-9d1c-0c8d6b1cf7a1' } as const;

/** What the network answers: the list of languages, and translations. */
let languages: () => Response;
let translations: () => Response;

const answer = (body: unknown, status = 200) =>
  // Jsdom has no fetch of its own.
  ({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;
const offered = () =>
  answer({
    data: {
      available: true,
      languages: [
        { code: 'de', name: 'German' },
        { code: 'fr', name: 'French' },
      ],
    },
  });
const refused = (definition: { code: string; status: number; message: string }) => () =>
  answer({ errors: [{ message: definition.message, extensions: definition }], data: null });

beforeEach(() => {
  languages = offered;
  translations = () =>
    answer({ data: { getTranslatedText: { text: 'Hallo Welt', detectedLanguage: 'en' } } });
  globalThis.fetch = jest.fn((input: string | URL | Request) =>
    Promise.resolve(String(input).includes('getSupportedLanguages') ? languages() : translations()),
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'Translator');
  Reflect.deleteProperty(globalThis, 'LanguageDetector');
});

async function open(): Promise<void> {
  render(
    <LyceumProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <p>Hello world</p>
        <Translate text="Hello world" about={about} subject="thread" isAsked={false} />
      </QueryClientProvider>
    </LyceumProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Translate the thread' }));
}

const show = async () => userEvent.click(await screen.findByRole('button', { name: 'Show translation' }));

/** A browser that translates by itself. */
function browserTranslates(text: string): void {
  Object.assign(globalThis, {
    LanguageDetector: {
      create: () => Promise.resolve({ detect: () => Promise.resolve([{ detectedLanguage: 'en' }]) }),
    },
    Translator: {
      availability: () => Promise.resolve('available'),
      create: () => Promise.resolve({ translate: () => Promise.resolve(text) }),
    },
  });
}

describe('Translate', () => {
  it('[123] offers the languages of the server and shows the translated text under the original', async () => {
    await open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...choice.options].map(({ text }) => text)).toEqual(['German', 'French']);
    await userEvent.selectOptions(choice, 'de');
    await show();
    expect(await screen.findByText('Translated text:')).toBeTruthy();
    const sent = jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => String(init?.body));
    expect(sent.join(' ')).toContain(JSON.stringify({ text: 'Hello world', target: 'de', about }));
    expect(screen.getByText('Hallo Welt').lang).toBe('de');
    expect(screen.getByText('Hello world')).toBeTruthy();
  });

  it('[123] has the browser translate where it can, and asks no server for it', async () => {
    browserTranslates('Aus dem Browser');
    await open();
    await show();
    expect(await screen.findByText('Aus dem Browser')).toBeTruthy();
    const asked = jest.mocked(globalThis.fetch).mock.calls.map(([input]) => String(input));
    expect(asked.some((path) => path.includes('graphql'))).toBe(false);
  });

  it('[124] says so when it failed, and keeps the original', async () => {
    translations = refused(translationErrors.FAILED);
    await open();
    await show();
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('Hello world')).toBeTruthy();
    translations = () => answer({ data: { getTranslatedText: { text: 'Doch', detectedLanguage: 'en' } } });
    await show();
    expect(await screen.findByText('Doch')).toBeTruthy();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('[124] says so when nothing arrives', async () => {
    translations = () => {
      throw new TypeError('Failed to fetch');
    };
    await open();
    await show();
    expect(await screen.findByText(failed)).toBeTruthy();
  });

  it('says plainly that there is no translation here', async () => {
    languages = () => answer({ data: { available: false, languages: [] } });
    await open();
    expect(await screen.findByText('Translation is not available here.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('remembers the language', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
    cleanup();
    await open();
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' })).value).toBe('fr');
  });
});
