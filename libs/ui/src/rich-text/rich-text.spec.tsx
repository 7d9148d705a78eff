import { describe, expect, it } from '@jest/globals';
import { readRichText, type RichNode } from '@lyceum/rich-text';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PlainText } from './plain-text';
import { PostedText } from './posted-text';
import { RichText } from './rich-text';

const ada = '0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f';

function show(...content: RichNode[]) {
  const document = readRichText(JSON.stringify({ type: 'doc', content }));
  if (!document) throw new Error('no document');
  return render(<RichText document={document} />).container;
}

function text(words: string, ...marks: string[]): RichNode {
  return { type: 'text', text: words, marks: marks.map((type) => ({ type })) };
}

function paragraph(...content: RichNode[]): RichNode {
  return { type: 'paragraph', content };
}

const item = (words: string): RichNode => ({ type: 'listItem', content: [paragraph(text(words))] });

describe('RichText', () => {
  it('shows blocks and marks as what they are to a screen reader', () => {
    const container = show(
      { type: 'heading', attrs: { level: 1 }, content: [text('Top')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('Below')] },
      paragraph(text('bold', 'bold', 'italic'), { type: 'hardBreak' }, text('x = 1', 'code')),
      { type: 'blockquote', content: [paragraph(text('Said'))] },
      { type: 'orderedList', attrs: { start: 4 }, content: [item('four')] },
      { type: 'bulletList', content: [item('point')] },
    );
    expect(screen.getByRole('heading', { name: 'Top', level: 3 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Below', level: 4 })).toBeTruthy();
    expect(container.querySelector('strong > em')?.textContent).toBe('bold');
    expect(container.querySelector('code')?.textContent).toBe('x = 1');
    expect(screen.getByRole('blockquote').textContent).toBe('Said');
    expect(container.querySelector('ol')?.start).toBe(4);
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['four', 'point']);
  });

  it('follows links only where it is safe, and away from here', () => {
    const link = (href: unknown): RichNode => ({
      type: 'text',
      text: 'go',
      marks: [{ type: 'link', attrs: { href } }],
    });
    const container = show(paragraph(link('https://example.org/'), link('javascript:alert(1)'), link(null)));
    const links = [...container.querySelectorAll('a')];
    expect(links.map((each) => each.href)).toEqual(['https://example.org/']);
    expect(links[0]?.rel).toContain('noopener');
    expect(links[0]?.target).toBe('_blank');
    expect(container.textContent).toBe('gogogo');
  });

  it('leaves out what is no part of a text, and pictures from elsewhere', () => {
    const container = show(
      { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [text('x')] },
      { type: 'image', attrs: { src: 'https://evil.example/a.png' } },
      { type: 'image', attrs: { src: '/files/a.png', alt: 'A map', onerror: 'alert(1)' } },
      { type: 'videoEmbed', attrs: { provider: 'youtube', videoId: '"><script>' } },
    );
    expect(container.innerHTML).not.toMatch(/evil|script|onerror|iframe/);
    expect(screen.getByAltText('A map').getAttribute('src')).toBe('/files/a.png');
  });

  it('loads a video of another site only when asked to', async () => {
    const container = show({ type: 'videoEmbed', attrs: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('href')).toContain(
      'dQw4w9WgXcQ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Play video from YouTube' }));
    expect(container.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('gives each block the direction of its own text', () => {
    const container = show(paragraph(text('مرحبا')), paragraph(text('Hello')));
    expect([...container.querySelectorAll('p')].map((block) => block.dir)).toEqual(['auto', 'auto']);
  });

  it('shows who is mentioned, in the way the screen wants', () => {
    const mention: RichNode = { type: 'mention', attrs: { id: ada, label: 'Ada Lovelace' } };
    expect(show(paragraph(mention)).textContent).toBe('@Ada Lovelace');
    const document = readRichText(JSON.stringify({ type: 'doc', content: [paragraph(mention)] }));
    if (!document) throw new Error('no document');
    render(
      <RichText document={document} renderMention={({ id, label }) => <a href={`/u/${id}`}>{label}</a>} />,
    );
    expect(screen.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(`/u/${ada}`);
  });
});

describe('PlainText and PostedText', () => {
  it('keeps lines and makes addresses links', () => {
    const { container } = render(<PlainText text={'One\n<b>two</b> https://example.org/x.'} />);
    expect(container.textContent).toBe('One\n<b>two</b> https://example.org/x.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/x');
  });

  it('shows rich text as such, and anything else as the text it is', () => {
    const json = JSON.stringify({ type: 'doc', content: [paragraph(text('rich', 'bold'))] });
    const { container, rerender } = render(<PostedText content={json} isRich />);
    expect(container.querySelector('strong')?.textContent).toBe('rich');
    rerender(<PostedText content={json} isRich={false} />);
    expect(container.textContent).toBe(json);
    rerender(<PostedText content="not JSON" isRich />);
    expect(container.textContent).toBe('not JSON');
  });
});
