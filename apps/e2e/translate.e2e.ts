import type { Locator } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { openReplies, threadScene } from './steps/replies.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 15_000 });

test('[123] the browser’s own translator is asked; where there is none, that is said plainly', async ({
  page,
  request,
}) => {
  const scene = await threadScene(request);
  await test.step('where nothing translates, that is said plainly', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
    const thread = await openReplies(page, scene.reader, scene);
    await askForTranslation(thread);
    await expect(thread.getByText('Translation is not available here.')).toBeVisible();
  });
  await test.step('[123] the browser’s own translator is asked first, and its text stands under the original', async () => {
    // The interface of browsers that have one.
    await page.addInitScript(() => {
      const detector = { detect: () => Promise.resolve([{ detectedLanguage: 'en' }]) };
      const translator = { translate: (text: string) => Promise.resolve(`<<${text}>>`) };
      Object.assign(globalThis, {
        LanguageDetector: { create: () => Promise.resolve(detector) },
        Translator: {
          availability: () => Promise.resolve('available'),
          create: () => Promise.resolve(translator),
        },
      });
    });
    const thread = await openReplies(page, scene.reader, scene);
    await askForTranslation(thread);
    await thread.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await thread.getByRole('button', { name: 'Show translation' }).click();
    await expect(thread.getByText('Translated text:')).toBeVisible();
    await expect(thread.getByText(`<<About ${scene.title}.>>`)).toBeVisible();
    await expect(thread.getByText(`About ${scene.title}.`, { exact: true })).toBeVisible();
  });
});

/** The thread is in the reader's language: a translation is asked for among what few readers want. */
async function askForTranslation(thread: Locator): Promise<void> {
  await thread.getByRole('button', { name: 'More', exact: true }).click();
  await thread.page().getByRole('menuitem', { name: 'Translate' }).click();
}
