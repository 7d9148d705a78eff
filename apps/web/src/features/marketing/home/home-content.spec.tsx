import { afterEach, describe, expect, it } from '@jest/globals';
import type { Block } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { HomeContent } from './home-content';

afterEach(cleanup);

const hero: Block = {
  kind: 'hero',
  eyebrow: 'Open now: the forum.',
  headline: 'Read closely. Write often.',
  lead: 'A learning community.',
  picture: '/art/a.svg',
  pictureText: 'A covered walk',
  actionLabel: 'Create your account',
  actionPath: '/signup',
};
const facts = (heading: string, text: string): Block => ({
  kind: 'facts',
  heading,
  items: [{ term: 'Discuss', text }],
});

function open(...blocks: Block[]): void {
  const data = { title: 'Home', description: 'About it', blocks };
  render(
    <LyceumProvider>
      <HomeContent
        content={{
          type: 'page',
          entry: { slug: 'home', data },
          lists: {},
          pictures: {},
          language: 'en',
          languages: [],
        }}
        search=""
      />
    </LyceumProvider>,
  );
}

describe('[2] the home page', () => {
  it('begins with what its editors wrote: headline, lead, picture, and the way in', () => {
    open(hero);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Read closely. Write often.');
    expect(document.querySelector('h1 em')?.textContent).toBe('Write often.');
    expect(screen.getByText('A learning community.')).toBeTruthy();
    expect(screen.getByText('Open now: the forum.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A covered walk' }).getAttribute('src')).toBe('/art/a.svg');
    expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/signup');
  });

  it('has a headline of one sentence in one line', () => {
    open({ ...hero, headline: 'Read closely', eyebrow: '', actionLabel: '' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Read closely');
    expect(document.querySelector('h1 em')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has facts, the second of them on a band, and an end', () => {
    open(hero, facts('What for', 'A forum. Ask why.'), facts('Who for', 'Find others. They stay.'), {
      kind: 'action',
      heading: 'Come in',
      text: 'It takes a minute.',
      label: 'Begin',
      path: '/signup',
    });
    const first = screen.getByRole('region', { name: 'What for' });
    expect(within(first).getByText('A forum.')).toBeTruthy();
    expect(within(first).getByText('Ask why.')).toBeTruthy();
    const second = screen.getByRole('region', { name: 'Who for' });
    expect(second.className).toBe('band');
    expect(within(second).getByRole('definition').textContent).toBe('Find others. They stay.');
    expect(screen.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/signup');
  });

  it('has every other block as all pages have it', async () => {
    open(hero, { kind: 'quotation', text: 'It is the only place I know.', by: 'Leila' });
    expect((await screen.findByText('It is the only place I know.')).tagName).toBe('BLOCKQUOTE');
  });
});
