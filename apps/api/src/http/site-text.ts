import {
  type Block,
  type ContentTypeName,
  isListBlock,
  type ListBlock,
  listedBy,
  type PlainBlock,
  type ProsePart,
  type ProseSpan,
  type PublicContent,
  type PublicLists,
  readProse,
} from '@lyceum/contracts/cms';
import { escapeHtml } from './html';

/** A page as text: for search engines and for readers without JavaScript. */
export function siteText(content: PublicContent): string {
  if (content.type === 'post') {
    const { title, teaser, author, writtenOn, body } = content.entry.data;
    return [heading(1, title), paragraph(teaser), paragraph(`${author}, ${writtenOn}`), proseHtml(body)].join(
      '\n',
    );
  }
  if (content.type === 'article') {
    const { title, para, author, sub, fullArt } = content.entry.data;
    return [heading(1, title), paragraph(para), paragraph(`${author}, ${sub}`), proseHtml(fullArt)].join(
      '\n',
    );
  }
  return content.entry.data.blocks
    .map((block, at) => blockHtml(block, content.lists, at === 0 ? 1 : 2))
    .join('\n');
}

export const heading = (level: number, text: string): string =>
  `<h${String(level)}>${escapeHtml(text)}</h${String(level)}>`;
export const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

function blockHtml(block: Block, lists: PublicLists, level: number): string {
  if (!isListBlock(block)) return plainHtml(block, level);
  const about = 'text' in block ? paragraph(block.text) : '';
  return heading(level, block.heading) + about + listHtml(block, lists);
}

function plainHtml(block: PlainBlock, level: number): string {
  switch (block.kind) {
    case 'hero':
      return (
        heading(level, block.headline) + paragraph(block.lead) + linkHtml(block.actionPath, block.actionLabel)
      );
    case 'text':
      return heading(level, block.heading) + proseHtml(block.text);
    case 'picture':
      return `<img src="${escapeHtml(block.picture)}" alt="${escapeHtml(block.pictureText)}">`;
    case 'numbers':
      return (
        heading(level, block.heading) +
        block.items.map(({ figure, text }) => paragraph(`${figure} ${text}`)).join('')
      );
    case 'facts':
      return (
        heading(level, block.heading) +
        block.items.map(({ term, text }) => paragraph(`${term}: ${text}`)).join('')
      );
    case 'quotation':
      return `<blockquote>${escapeHtml(block.text)}</blockquote>${paragraph(block.by)}`;
    case 'action':
      return heading(level, block.heading) + paragraph(block.text) + linkHtml(block.path, block.label);
  }
}

const linkHtml = (path: string, label: string): string =>
  label === '' ? '' : `<p><a href="${escapeHtml(path)}">${escapeHtml(label)}</a></p>`;

/** An entry of a list: what it is called, and all else that it says. */
const entryHtml = (title: string, texts: readonly string[], path?: string): string =>
  `<h3>${path === undefined ? escapeHtml(title) : `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`}</h3>` +
  texts.map(proseHtml).join('');

type Lister<Type extends ContentTypeName> = (entry: NonNullable<PublicLists[Type]>[number]) => string;

/** How an entry of each type is read in a list. */
const listers: { readonly [Type in ContentTypeName]?: Lister<Type> } = {
  post: ({ slug, data, path = `/blog/${slug}` }) => entryHtml(data.title, [data.teaser], path),
  article: ({ data }) => entryHtml(data.title, [data.para], data.link),
  posting: ({ data: { title, ...texts } }) => entryHtml(title, Object.values(texts)),
  outcome: ({ data }) => entryHtml(data.title, [data.text]),
  person: ({ data }) => entryHtml(data.name, [data.title, data.desc]),
  story: ({ data }) => entryHtml(data.name, [data.school, data.desc]),
  testimonial: ({ data }) => entryHtml(data.name, [data.school, data.para]),
  question: ({ data }) => entryHtml(data.question, [data.answer]),
  feature: ({ data }) => entryHtml(data.title, [data.content]),
  city: ({ data }) => entryHtml(data.title, []),
  logo: ({ data }) => entryHtml(data.name, [data.location]),
  episode: ({ data }) => entryHtml(data.title, [data.summary, data.transcript]),
  press: ({ data }) => entryHtml(data.title, [data.text]),
};

function listHtml(block: ListBlock, lists: PublicLists): string {
  const type = listedBy[block.kind];
  const show = type && (listers[type] as Lister<ContentTypeName> | undefined);
  if (!type || !show) return '';
  return (lists[type] ?? [])
    .filter(({ data }) => isOf(block, data))
    .map((entry) => inLanguage(show(entry as never), entry.lang))
    .join('');
}

/** Of an entry that is in another language than the page. */
const inLanguage = (html: string, lang: string | undefined): string =>
  lang === undefined ? html : `<div lang="${lang}">${html}</div>`;

function isOf(block: ListBlock, data: object): boolean {
  if (block.kind === 'questions') return 'topic' in data && data.topic === block.topic;
  return block.kind !== 'features' || ('group' in data && data.group === block.group);
}

export const proseHtml = (text: string): string => readProse(text).map(partHtml).join('');

function partHtml(part: ProsePart): string {
  if (part.kind === 'list')
    return `<ul>${part.items.map((item) => `<li>${spansHtml(item)}</li>`).join('')}</ul>`;
  const tag = { heading: 'h2', quotation: 'blockquote', paragraph: 'p' }[part.kind];
  return `<${tag}>${spansHtml(part.spans)}</${tag}>`;
}

const spansHtml = (spans: readonly ProseSpan[]): string =>
  spans
    .map(({ text, href, isEmphasised }) => {
      const words = escapeHtml(text);
      if (href !== undefined) return `<a href="${escapeHtml(href)}">${words}</a>`;
      return isEmphasised ? `<em>${words}</em>` : words;
    })
    .join('');
