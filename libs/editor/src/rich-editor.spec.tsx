import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { parseRichText, richMarkNames, richTextSchema, type RichDocument } from '@lyceum/rich-text';
import { LyceumProvider } from '@lyceum/ui';
import { getSchema } from '@tiptap/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { editorExtensions } from './extensions/editor-extensions';
import { createMentionStore } from './mentions/mention-store';
import { RichEditor } from './rich-editor';
import { fakeLayout } from './testing/layout';
import type { WrittenText } from './text-editor.types';

fakeLayout();
afterEach(cleanup);

/** Shows an editor with a text. @returns what it wrote last, as the server would keep it */
function open(...lines: string[]): () => RichDocument {
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  const onChange = jest.fn<(text: WrittenText) => void>();
  render(
    <LyceumProvider>
      <RichEditor
        label="Text"
        initial={{ content: JSON.stringify({ type: 'doc', content }), isRich: true }}
        onChange={onChange}
        autoFocus
      />
    </LyceumProvider>,
  );
  return () => {
    const written = onChange.mock.lastCall?.[0];
    const parsed = parseRichText(written?.content ?? '');
    if (!parsed.ok) throw new Error(parsed.issues.join(' '));
    return parsed.document;
  };
}

const tool = (name: string) => userEvent.click(screen.getByLabelText(name, { selector: 'button' }));

describe('the editor', () => {
  it('writes exactly the parts of the shared schema', () => {
    const { nodes, marks } = getSchema(editorExtensions({ mentions: createMentionStore() }));
    expect(Object.keys(nodes).sort()).toEqual(Object.keys(richTextSchema.nodes).sort());
    // Their order too: ProseMirror takes a run of text whose marks stand in another order for a broken one.
    expect(Object.keys(marks)).toEqual(richMarkNames);
    for (const [name, { spec }] of Object.entries(richTextSchema.nodes)) {
      const own = nodes[name]?.spec;
      expect([name, own?.content || undefined]).toEqual([name, spec.content]);
      expect([name, Object.keys(own?.attrs ?? {})]).toEqual([
        name,
        expect.arrayContaining(Object.keys(spec.attrs ?? {})),
      ]);
    }
  });

  it.each([
    ['Heading one', { type: 'heading', attrs: { level: 1 } }],
    ['Heading two', { type: 'heading', attrs: { level: 2 } }],
    ['Quote', { type: 'blockquote' }],
    ['Numbered list', { type: 'orderedList' }],
    ['Bulleted list', { type: 'bulletList' }],
  ])('[118] has a tool for %s, and a paragraph last', async (name, block) => {
    const written = open('Some words');
    await tool(name);
    expect(written().content[0]).toMatchObject(block);
    expect(written().content.at(-1)?.type).toBe('paragraph');
  });

  it.each(['Bold', 'Italic', 'Underline'])('has a tool for %s that says whether it is on', async (name) => {
    open('Some words');
    await tool(name);
    expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
  });

  it('[116] inserts a link, and says so of a bad one', async () => {
    const written = open('See');
    await tool('Link');
    const field = await screen.findByLabelText('Link to');
    await userEvent.type(field, 'javascript:alert(1){Enter}');
    expect(await screen.findByText('Invalid link')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://example.org/a?b=c#d{Enter}');
    await waitFor(() =>
      expect(JSON.stringify(written())).toContain(
        '"marks":[{"type":"link","attrs":{"href":"https://example.org/a?b=c#d"}}]',
      ),
    );
  });

  it('embeds a video by its link, and nothing of another site', async () => {
    const written = open('Watch');
    await tool('Video link');
    const field = await screen.findByLabelText('Video');
    await userEvent.type(field, 'https://example.org/video{Enter}');
    expect(await screen.findByText('Invalid link')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ{Enter}');
    await waitFor(() =>
      expect(written().content).toContainEqual({
        type: 'videoEmbed',
        attrs: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' },
      }),
    );
  });

  it('finds an emoji by its name and writes it as a character', async () => {
    const written = open('Party');
    await tool('Emoji');
    await userEvent.type(await screen.findByLabelText('Search emoji'), 'party pop');
    await userEvent.click(await screen.findByLabelText('party popper'));
    await waitFor(() => expect(JSON.stringify(written())).toContain('🎉'));
  });
});
