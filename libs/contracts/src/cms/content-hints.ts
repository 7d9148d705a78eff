import type { ContentHint } from './content.schema';
import { type ContentDraft, formOf } from './content-draft';
import type { ContentTypeName } from './content.labels';
import { type KnownSite, linkIssue } from './known-site';
import { readProse } from './prose';
import { type WrittenField, writtenFields } from './written-fields';

/**
 * What an editor may want to look at before what they wrote is published; nothing of it keeps them from it.
 * @param site what links may lead to; null where that is not known yet: then nothing is said of links
 */
export function contentHints(
  type: ContentTypeName,
  data: ContentDraft,
  site: KnownSite | null,
): ContentHint[] {
  return [
    ...headingHints(type, data),
    ...writtenFields(formOf(type), data).flatMap((field) =>
      [
        pictureTextHint(field),
        descriptionHint(type, field),
        ...proseHints(field),
        ...(site === null ? [] : linkHints(field, site)),
      ].flatMap((message) => (message === null ? [] : { path: field.path, at: field.at, message })),
    ),
  ];
}

/** What stands in many alternative texts and says nothing. */
const emptyWords =
  /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|drawing|graphic|logo|alt)\.?$/i;
const fileName = /^\S+\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
const openingWords = /^(?:an? |the )?(?:image|picture|photo|photograph) of\b/i;

function pictureTextHint({ field, value, beside, shape }: WrittenField): string | null {
  if (field.input !== 'pictureText') return null;
  const text = value.trim();
  if (text === '') {
    const pictures = Object.entries(shape).filter(
      ([, one]) => one.kind === 'text' && one.input === 'picture',
    );
    const isShown = pictures.some(([key]) => (beside[key] ?? '') !== '');
    return isShown ? 'Nothing is said to those who do not see the picture.' : null;
  }
  if (fileName.test(text)) return 'This is the name of a file. Say what the picture shows.';
  if (emptyWords.test(text)) return 'Say what the picture shows, not that it is one.';
  return openingWords.test(text)
    ? 'That it is a picture is read out anyway: begin with what it shows.'
    : null;
}

/** The field that search engines and shared links show beneath the title. */
const descriptions: Readonly<Partial<Record<ContentTypeName, string>>> = {
  page: 'description',
  post: 'teaser',
  article: 'para',
};
const shortDescription = 50;

function descriptionHint(type: ContentTypeName, { path, value, beside }: WrittenField): string | null {
  if (path !== descriptions[type]) return null;
  const text = value.trim();
  if (text === '') return 'There is no description: search engines and shared links will show none.';
  if (text === String(beside['title']).trim()) return 'The description only says the title again.';
  return text.length < shortDescription
    ? 'The description is short: one or two sentences tell readers whether it is for them.'
    : null;
}

/** Marks that look like headings of another level: there is one. */
const otherHeading = /^\s*(#|#{3,6})\s+\S/m;

function proseHints({ field, value }: WrittenField): string[] {
  if (field.input !== 'prose') return [];
  const [, marks] = otherHeading.exec(value) ?? [];
  const isRunOn = value
    .split(/\n\s*\n/)
    .some((part) => part.trim().startsWith('## ') && part.trim().includes('\n'));
  return [
    ...(marks === undefined
      ? []
      : [`“${marks} ” is no heading, and would jump a level: headings of a text begin with “## ”.`]),
    ...(isRunOn ? ['A heading needs an empty line below it, or the next line belongs to it.'] : []),
  ];
}

function linkHints({ field, value }: WrittenField, site: KnownSite): string[] {
  if (value === '') return [];
  const targets = field.input === 'link' ? [value] : field.input === 'prose' ? hrefsOf(value) : [];
  return targets.flatMap((target) => linkIssue(target, site) ?? []);
}

const hrefsOf = (text: string): string[] =>
  readProse(text)
    .flatMap((part) => (part.kind === 'list' ? part.items.flat() : part.spans))
    .flatMap(({ href }) => href ?? []);

/** Blocks that have no heading of the whole page, even where they come first. */
const withoutTitle: ReadonlySet<string> = new Set([
  'text',
  'picture',
  'numbers',
  'facts',
  'quotation',
  'action',
]);

/** A page has one main heading, and it comes first. */
function headingHints(type: ContentTypeName, data: ContentDraft): ContentHint[] {
  const blocks = type === 'page' ? data['blocks'] : [];
  const kinds = Array.isArray(blocks) ? blocks.map((block: { kind?: unknown }) => String(block.kind)) : [];
  const [first] = kinds;
  return [
    ...(first !== undefined && withoutTitle.has(first)
      ? [
          {
            path: 'blocks',
            at: 'Blocks',
            message: 'The page begins without its main heading: put a “Beginning of the page” first.',
          },
        ]
      : []),
    ...kinds.flatMap((kind, at) =>
      kind === 'hero' && at > 0
        ? {
            path: `blocks.${String(at)}.headline`,
            at: `Blocks › ${String(at + 1)}. Beginning of the page`,
            message: 'This is a main heading in the middle of the page: a page has one, at its beginning.',
          }
        : [],
    ),
  ];
}
