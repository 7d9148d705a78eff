import { afterEach, describe, expect, it } from '@jest/globals';
import {
  blankBlock,
  blankDraft,
  type BlocksField,
  cmsErrors,
  draftShown,
  formOf,
  readTypes,
} from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewScreen } from './preview-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const refused = (code: string, status: number) => ({
  data: null,
  errors: [{ message: 'No.', extensions: { code, message: 'No.', status } }],
});
const shown = (title: string, type: string, data: object) => ({
  data: {
    getContentPreview: {
      title,
      content: JSON.stringify({ type, entry: { slug: 'a', data }, lists: {}, pictures: {} }),
      until: '2026-12-05T12:00:00.000Z',
    },
  },
});

/** Opens it on a server that answers one thing after the other; null is no network, and nothing left is no answer yet. */
function open(...answers: (object | null)[]): void {
  globalThis.fetch = () => {
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => undefined);
    if (answer === null) return Promise.reject(new TypeError('offline'));
    // Jsdom has no fetch of its own.
    const response = {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () => Promise.resolve(answer),
      text: () => Promise.resolve(JSON.stringify(answer)),
    };
    return Promise.resolve(response as Response);
  };
  render(
    <LyceumProvider brandName="Lyceum">
      <PreviewScreen previewKey="k" homeButton={<a href="/">Go to Lyceum</a>} />
    </LyceumProvider>,
  );
}

const isNotIndexed = () => document.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';

describe('a preview', () => {
  it('says what it is and until when, and is for no search engine', async () => {
    open(shown('Aloud', 'page', { blocks: [{ kind: 'quotation', text: 'A voice.', by: '' }] }));
    expect(await screen.findByText('A voice.')).not.toBeNull();
    expect(screen.getByText(/^This is a preview of a draft, until/).textContent).toMatch(/December \d, 2026/);
    expect(isNotIndexed()).toBe(true);
    expect(document.title).toBe('Preview: Aloud · Lyceum');
  });

  it.each(readTypes)('of a %s in which nothing is written yet shows that there is nothing', async (type) => {
    const blocks = formOf('page')['blocks'] as BlocksField;
    const draft = {
      ...blankDraft(type),
      ...(type === 'page' && { blocks: Object.keys(blocks.kinds).map((kind) => blankBlock(blocks, kind)) }),
    };
    open(shown('', type, draftShown(type, draft) ?? {}));
    expect(await screen.findByText(/^This is a preview of a draft/)).not.toBeNull();
    await screen.findAllByRole('heading');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a link that leads nowhere says so, in one way', async () => {
    open(refused(cmsErrors.NOT_FOUND.code, 404));
    expect(await screen.findByRole('heading', { name: 'This preview is not there' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Lyceum' })).not.toBeNull();
    expect(isNotIndexed()).toBe(true);
  });

  it('without a network can be tried again', async () => {
    open(null, shown('Aloud', 'page', { blocks: [{ kind: 'quotation', text: 'A voice.', by: '' }] }));
    expect(await screen.findByText('This preview could not be fetched.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('A voice.')).not.toBeNull();
  });
});
