import { describe, expect, it } from '@jest/globals';
import type { Block, PublicContent, PublicLists } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteContent } from './site-content';

function open(blocks: readonly Block[], lists: PublicLists, search = ''): void {
  const data = { title: 'A page', description: 'About it', blocks: [...blocks] };
  const content: PublicContent = { type: 'page', entry: { slug: 'a-page', data }, lists };
  render(
    <LyceumProvider>
      <SiteContent content={content} search={search} />
    </LyceumProvider>,
  );
}

const logo = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({
  slug: name,
  data: { name, img: '/art/logo.svg', location: '' },
}));

const post = (['FEATURED', 'HEADLINES', 'LATESTED'] as const).map((category) => ({
  slug: category.toLowerCase(),
  data: {
    title: `On ${category}`,
    teaser: 'Café and more.',
    author: 'Ada',
    category,
    writtenOn: '2026-11-17',
    picture: '/art/a.svg',
    pictureText: 'A picture',
  },
}));

const shownSlides = (): string[] =>
  [...document.querySelectorAll('li:not([inert]) figcaption')].map(({ textContent }) => textContent ?? '');

describe('[210] the carousel', () => {
  it('shows three slides, moves by one, and begins again after the last', async () => {
    open([{ kind: 'carousel', heading: 'Where they are', text: '' }], { logo });
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(shownSlides()).toEqual(['First', 'Second', 'Third']);
    await userEvent.click(next);
    expect(shownSlides()).toEqual(['Second', 'Third', 'Fourth']);
    await userEvent.click(next);
    await userEvent.click(next);
    expect(shownSlides()).toEqual(['First', 'Second', 'Third']);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shownSlides()).toEqual(['Third', 'Fourth', 'Fifth']);
  });
});

describe('[215] the blog', () => {
  const blog: Block = { kind: 'blog', heading: 'Blog', text: '' };
  const posts: Block = { kind: 'posts', heading: 'All posts', text: '' };
  const view = (): string | undefined => document.querySelector<HTMLElement>('[data-view]')?.dataset['view'];

  it('has picked posts by their categories', async () => {
    open([blog], { post });
    for (const [name, title] of [
      ['Featured', 'On FEATURED'],
      ['Headlines', 'On HEADLINES'],
      ['Latest', 'On LATESTED'],
    ] as const)
      expect((await screen.findByRole('region', { name })).textContent).toContain(title);
    expect(view()).toBe('PICKED_BLOGS');
  });

  it('has those with some words, in any case and without their accents', async () => {
    open([posts], { post }, 'cafe latested');
    expect(await screen.findByText('1 post for “cafe latested”')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(view()).toBe('SEARCHED_RESULT');
  });

  it('says so where nothing has them', async () => {
    open([posts], { post }, 'zebra');
    expect(await screen.findByText('Nothing for “zebra”')).toBeTruthy();
  });
});
