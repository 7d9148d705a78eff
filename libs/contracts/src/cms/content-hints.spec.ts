import { describe, expect, it, test } from '@jest/globals';
import { blankDraft } from './content-draft';
import { contentHints } from './content-hints';
import { type KnownSite, linkIssue } from './known-site';

const site: KnownSite = {
  brandSlug: 'acme',
  addresses: [
    { path: '/', anchors: [] },
    { path: '/careers', anchors: ['music-therapy'] },
    { path: '/blog/there', anchors: [] },
    { path: '/acme-globe', anchors: [] },
    { path: '/old/jobs', anchors: null },
  ],
};

const described = 'What we do here, and for whom it may be worth an hour of a week.';
const post = (changed: object) => ({
  ...blankDraft('post'),
  title: 'A title',
  teaser: described,
  picture: '/art/a.svg',
  pictureText: 'Two readers at a table',
  body: 'Words.',
  ...changed,
});
const page = (blocks: readonly object[], changed: object = {}) => ({
  title: 'A title',
  description: described,
  blocks,
  ...changed,
});
const hero = {
  kind: 'hero',
  headline: 'Begin',
  picture: '/art/a.svg',
  pictureText: 'A door',
  actionPath: '/',
};
const ofPost = (changed: object) => contentHints('post', post(changed), site);
const pathsOf = (hints: readonly { path: string }[]) => hints.map(({ path }) => path);

test('what is well has none', () => {
  expect(ofPost({})).toEqual([]);
  expect(contentHints('page', page([hero, { kind: 'text', heading: 'H', text: 'Words.' }]), site)).toEqual(
    [],
  );
});

describe('of a link', () => {
  it.each([
    ['/careers', null],
    ['/careers/', null],
    ['/careers?from=mail#music-therapy', null],
    ['/careers#dance-therapy', 'no “dance-therapy”'],
    ['/old/jobs#any', null],
    ['/blog/there#any', 'no “any”'],
    ['/blog/nowhere', 'leads nowhere'],
    ['/Blog/there', null],
    ['/Blog/nowhere', 'leads nowhere'],
    ['/globe', null],
    ['/{brand}-globe', null],
    ['/other-globe', 'leads nowhere'],
    ['/help', null],
    ['/community/chess', null],
    ['/community/chess/and/more', 'leads nowhere'],
    ['/open-day', 'only a short link'],
    ['/blog.xml', null],
    ['/files/a/b.webp', null],
    ['/ops/content', null],
    ['https://nowhere.example/at/all', null],
  ])('%s: %s', (target, words) => {
    const issue = linkIssue(target, site);
    if (words === null) expect(issue).toBeNull();
    else expect(issue).toContain(words);
  });

  it('stands at the field it is written in, in texts and blocks, too', () => {
    const blocks = [
      hero,
      { kind: 'text', heading: 'H', text: 'See [this](/nothing/here).\n\n- or [that](/careers#none)' },
      { kind: 'action', heading: 'H', text: 'T', label: 'Go', path: '/nothing/there' },
    ];
    expect(contentHints('page', page(blocks), site)).toEqual([
      {
        path: 'blocks.1.text',
        at: 'Blocks › 2. Text › Text',
        message: expect.stringContaining('/nothing/here'),
      },
      { path: 'blocks.1.text', at: 'Blocks › 2. Text › Text', message: expect.stringContaining('“none”') },
      {
        path: 'blocks.2.path',
        at: 'Blocks › 3. Call to action › Where the button leads',
        message: expect.stringContaining('/nothing/there'),
      },
    ]);
    // Nobody is told what is not known.
    expect(contentHints('page', page(blocks), null)).toEqual([]);
  });
});

describe('of an alternative text', () => {
  it.each(['', ' ', 'post-reading.svg', 'Picture', 'an image', 'Image of two readers', 'A photo of a door'])(
    'that says nothing: “%s”',
    (pictureText) => expect(pathsOf(ofPost({ pictureText }))).toEqual(['pictureText']),
  );

  it.each(['Two readers at a table', 'Picture books on a shelf', 'A photographer at work'])(
    'that says something there is none: “%s”',
    (pictureText) => expect(ofPost({ pictureText })).toEqual([]),
  );

  it('is not missed where there is no picture', () =>
    expect(ofPost({ picture: '', pictureText: '' })).toEqual([]));
});

describe('of a description', () => {
  it.each(['', 'A title', 'Too short to tell.'])('that tells nobody anything: “%s”', (teaser) =>
    expect(pathsOf(ofPost({ teaser }))).toEqual(['teaser']),
  );

  it('stands at the field of the type that has it, and nowhere else', () => {
    expect(pathsOf(contentHints('page', page([hero], { description: '' }), site))).toEqual(['description']);
    const press = { ...blankDraft('press'), title: 'A title', text: 'Words.' };
    expect(contentHints('press', press, site)).toEqual([]);
  });
});

describe('of headings', () => {
  it.each([
    ['# Too high', '“# ”'],
    ['Words.\n\n### Too low\n\nMore.', '“### ”'],
    ['## Well\n\nWords.\n\n#### Too low', '“#### ”'],
    ['## Runs on\ninto the words', 'empty line'],
  ])('that jump or run on: %j', (body, words) =>
    expect(ofPost({ body })).toEqual([{ path: 'body', at: 'Text', message: expect.stringContaining(words) }]),
  );

  it.each(['## Well\n\nWords.', 'Number #1 of all', '#hashtag'])('that are well there is none: %j', (body) =>
    expect(ofPost({ body })).toEqual([]),
  );

  it('tells of a page without its main heading, and of one with two', () => {
    const text = { kind: 'text', heading: 'H', text: 'Words.' };
    expect(pathsOf(contentHints('page', page([text, hero]), site))).toEqual(['blocks', 'blocks.1.headline']);
    expect(contentHints('page', page([{ kind: 'people', heading: 'Us', text: '' }]), site)).toEqual([]);
  });
});
