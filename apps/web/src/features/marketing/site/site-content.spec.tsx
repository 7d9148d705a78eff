import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Block, PublicContent, PublicLists } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteContent } from './site-content';

afterEach(cleanup);

function open(blocks: readonly Block[], lists: PublicLists, search = ''): void {
  const data = { title: 'A page', description: 'About it', blocks: [...blocks] };
  const content: PublicContent = {
    type: 'page',
    entry: { slug: 'a-page', data },
    lists,
    pictures: {},
    language: 'en',
    languages: [],
  };
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

/** How many columns our style sheet gives an element where the window is this wide. */
function columnsOf(element: Element, width: number, styleSheet: string): string {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, styleSheet), 'utf8');
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return [rule];
    const [, least] = /^\(min-width: (\d+)px\)$/.exec(rule.media.mediaText) ?? [];
    return width >= Number(least) ? [...rule.cssRules] : [];
  });
  style.remove();
  return rules
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => element.matches(selectorText))
    .reduce((columns, rule) => rule.style.getPropertyValue('columns') || columns, 'none');
}

describe('[216] the masonry', () => {
  it.each([
    [350, '1'],
    [699, '1'],
    [700, '2'],
    [999, '2'],
    [1000, '3'],
  ])('has at %i px this many columns: %s', async (width, columns) => {
    open([{ kind: 'posts', heading: 'All posts', text: '' }], { post });
    const [first] = await screen.findAllByRole('article');
    const masonry = first?.closest('[data-masonry]');
    expect(masonry).toBeTruthy();
    if (masonry) expect(columnsOf(masonry, width, 'article-list.module.css')).toBe(columns);
  });
});

/** A list of one kind under a heading. */
async function listed(
  kind: 'cities' | 'carousel' | 'stories' | 'testimonials' | 'people',
  lists: PublicLists,
) {
  open([{ kind, heading: 'A list', text: '' }], lists);
  return screen.findByRole('region', { name: 'A list' });
}

const itemsOf = (place: HTMLElement): HTMLElement[] => within(place).getAllByRole('listitem');
const pictureOf = (place: HTMLElement): string | null | undefined =>
  place.querySelector('img')?.getAttribute('src');

describe('[211] cities and logos', () => {
  it('show a title, a picture and the way to a video, where there is one', async () => {
    const city = [
      {
        slug: 'boston',
        data: { title: 'Boston', pic: '/art/boston.svg', videoUrl: 'https://films.example/1' },
      },
      { slug: 'tokyo', data: { title: 'Tokyo', pic: '/art/tokyo.svg', videoUrl: '' } },
    ];
    const [boston, tokyo] = itemsOf(await listed('cities', { city })) as [HTMLElement, HTMLElement];
    expect(within(boston).getByRole('heading').textContent).toBe('Boston');
    expect(pictureOf(boston)).toBe('/art/boston.svg');
    expect(within(boston).getByRole('link').getAttribute('href')).toBe('https://films.example/1');
    expect(pictureOf(tokyo)).toBe('/art/tokyo.svg');
    expect(within(tokyo).queryByRole('link')).toBeNull();
  });

  it('show a name, a picture, and a location where there is one', async () => {
    const named = [
      { slug: 'a', data: { name: 'Harbour', img: '/art/harbour.svg', location: 'Boston' } },
      { slug: 'b', data: { name: 'Meridian', img: '/art/meridian.svg', location: '' } },
    ];
    const [harbour, meridian] = itemsOf(await listed('carousel', { logo: named })) as [
      HTMLElement,
      HTMLElement,
    ];
    expect(harbour.textContent).toBe('HarbourBoston');
    expect(pictureOf(harbour)).toBe('/art/harbour.svg');
    expect(meridian.textContent).toBe('Meridian');
  });
});

describe('[212] what is said of and by people', () => {
  const told = { name: 'Daniela R.', event: 'Model G20', school: 'Guadalajara' };

  it('is an alumni story with its name, event, school, text and picture', async () => {
    const data = { ...told, desc: 'I came for the certificate.', img: '/art/daniela.svg' };
    const [story] = itemsOf(await listed('stories', { story: [{ slug: 'd', data }] })) as [HTMLElement];
    for (const words of [...Object.values(told), data.desc]) expect(story.textContent).toContain(words);
    expect(pictureOf(story)).toBe('/art/daniela.svg');
  });

  it('is a testimonial with its name, event, school and words', async () => {
    const data = { ...told, para: 'Changing your mind in public gets you applause.' };
    const [said] = itemsOf(await listed('testimonials', { testimonial: [{ slug: 'd', data }] })) as [
      HTMLElement,
    ];
    for (const words of Object.values(told)) expect(said.textContent).toContain(words);
    expect(said.querySelector('blockquote')?.textContent).toBe(data.para);
  });

  it('is a bio with all seven fields', async () => {
    const person = ['Ines', 'Samuel', 'Mei-Lin'].map((name) => ({
      slug: name,
      data: {
        name,
        title: `Head of ${name}`,
        desc: `About ${name}`,
        img: `/art/${name}.svg`,
        imgAlt: `Portrait of ${name}`,
        email: `${name}@lyceum.example`,
        height: 240,
      },
    }));
    const people = itemsOf(await listed('people', { person }));
    expect(people).toHaveLength(3);
    for (const [at, { data }] of person.entries()) {
      const bio = people[at] as HTMLElement;
      expect(within(bio).getByRole('heading').textContent).toBe(data.name);
      expect(bio.textContent).toContain(data.title);
      expect(bio.textContent).toContain(data.desc);
      const picture = within(bio).getByRole('img', { name: data.imgAlt });
      expect([picture.getAttribute('src'), picture.getAttribute('height')]).toEqual([data.img, '240']);
      expect(within(bio).getByRole('link').getAttribute('href')).toBe(`mailto:${data.email}`);
    }
  });
});

describe('[212] questions and features', () => {
  it('are questions of the topic asked for, each with its answer', async () => {
    const question = (['SUMMIT', 'SITE'] as const).map((topic) => ({
      slug: topic,
      data: { topic, question: `About ${topic}?`, answer: `It is *${topic}*.` },
    }));
    open([{ kind: 'questions', heading: 'A list', topic: 'SUMMIT' }], { question });
    const place = await screen.findByRole('region', { name: 'A list' });
    expect(place.querySelector('summary')?.textContent).toBe('About SUMMIT?');
    expect(place.querySelector('details')?.textContent).toContain('It is SUMMIT.');
    expect(place.querySelectorAll('details')).toHaveLength(1);
  });

  it('are features of the group asked for, with picture, title and text', async () => {
    const feature = ['counseling', 'other'].map((group) => ({
      slug: group,
      data: { group, img: `/art/${group}.svg`, title: `A ${group} step`, content: `Of ${group}` },
    }));
    open([{ kind: 'features', heading: 'A list', group: 'counseling' }], { feature });
    const steps = itemsOf(await screen.findByRole('region', { name: 'A list' }));
    expect(steps).toHaveLength(1);
    expect(steps[0]?.textContent).toBe('A counseling stepOf counseling');
    expect(pictureOf(steps[0] as HTMLElement)).toBe('/art/counseling.svg');
  });
});
