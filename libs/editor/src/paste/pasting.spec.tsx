import { afterEach, describe, expect, it } from '@jest/globals';
import { parseRichText, type RichNode } from '@lyceum/rich-text';
import { Editor } from '@tiptap/core';
import { editorExtensions, pasteRules } from '../extensions/editor-extensions';
import { createMentionStore } from '../mentions/mention-store';
import { googleDocsHtml, wordHtml } from '../testing/clipboards';
import { fakeLayout } from '../testing/layout';

fakeLayout();

let editor: Editor | null = null;

afterEach(() => editor?.destroy());

/** Pastes into an empty text. @returns its blocks as the server would keep them */
function paste(data: Readonly<Record<string, string>>, isPlain = false): RichNode[] {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions({ mentions: createMentionStore() }),
    enablePasteRules: pasteRules,
  });
  const event = new Event('paste') as ClipboardEvent;
  const clipboardData = {
    files: [],
    types: Object.keys(data),
    getData: (type: string) => data[type === 'Text' ? 'text/plain' : type] ?? '',
  };
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  if (isPlain) editor.view.pasteText(data['text/plain'] ?? '', event);
  else editor.view.dom.dispatchEvent(event);
  const parsed = parseRichText(JSON.stringify(editor.getJSON()));
  if (!parsed.ok) throw new Error(parsed.issues.join(' '));
  return parsed.document.content;
}

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const line = (...content: RichNode[]): RichNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});
const entry = (...content: RichNode[]): RichNode => ({ type: 'listItem', content });

describe('pasting', () => {
  it('[115] takes a text of Word as headings, words and lists', () => {
    expect(paste({ 'text/html': wordHtml, 'text/plain': 'Field trip' })).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('Field trip')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('What to bring')] },
      line(text('Bring '), text('two', 'bold'), text(' pens and '), text('water', 'italic'), text('.')),
      {
        type: 'bulletList',
        content: [
          entry(line(text('Lunch')), { type: 'bulletList', content: [entry(line(text('Sandwich')))] }),
          entry(line(text('Jacket'))),
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [entry(line(text('Meet at nine'))), entry(line(text('Leave')))],
      },
      line(),
    ]);
  });

  it('[115] takes a text of Google Docs with what its styles mean', () => {
    const blocks = paste({ 'text/html': googleDocsHtml, 'text/plain': 'Notes' });
    expect(blocks[1]).toEqual(
      line(
        text('Plain, '),
        text('bold', 'bold'),
        text(', '),
        text('slanted', 'italic'),
        text(', '),
        text('gone', 'strike'),
        text(' and '),
        {
          type: 'text',
          text: 'a link',
          marks: [{ type: 'link', attrs: { href: 'https://example.org/a?b=c' } }],
        },
      ),
    );
    expect(blocks[2]).toEqual({
      type: 'bulletList',
      content: [entry(line(text('One')), { type: 'bulletList', content: [entry(line(text('Within')))] })],
    });
  });

  it('[115] takes Markdown as what it says', () => {
    const markdown = [
      '# Plan',
      'Some **bold** and `code`,',
      'see [here](https://example.org).',
      '',
      '1. one',
      '2. two',
      '   - within',
      '',
      '> said',
      '',
      '```ts',
      'let a = 1;',
      '```',
    ].join('\n');
    expect(paste({ 'text/plain': markdown })).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('Plan')] },
      line(
        text('Some '),
        text('bold', 'bold'),
        text(' and '),
        text('code', 'code'),
        text(','),
        { type: 'hardBreak' },
        text('see '),
        {
          type: 'text',
          text: 'here',
          marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }],
        },
        text('.'),
      ),
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [
          entry(line(text('one'))),
          entry(line(text('two')), { type: 'bulletList', content: [entry(line(text('within')))] }),
        ],
      },
      { type: 'blockquote', content: [line(text('said'))] },
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [text('let a = 1;')] },
      line(),
    ]);
  });

  it('takes Markdown of a code editor by its words, not by their colours', () => {
    const blocks = paste({
      'text/plain': '## Plan\n\nWords',
      'text/html': '<div style="color:#d4d4d4"><div><span>##</span> Plan</div></div>',
      'vscode-editor-data': '{}',
    });
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });

  it.each([
    'Only - a dash, 2. a number and 3 * 4 * 5 = 60',
    'snake_case__name and a * star',
    '- one line of talk',
    'C# is #1',
  ])('leaves %j as it is', (plain) => {
    expect(paste({ 'text/plain': plain })[0]).toEqual(line(text(plain)));
  });

  it('leaves Markdown as it is where it is pasted without formatting', () => {
    expect(paste({ 'text/plain': '# Plan' }, true)[0]).toEqual(line(text('# Plan')));
  });

  it('takes no picture of another site, and nothing that runs', () => {
    const html =
      '<p>Look <img src="https://evil.example/a.png" onerror="alert(1)"><a href="javascript:x()">x</a></p>';
    expect(JSON.stringify(paste({ 'text/html': html }))).not.toMatch(/evil|javascript|onerror/);
  });
});
