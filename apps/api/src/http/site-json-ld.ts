import { type ContentOf, type PublicContent, readProse } from '@lyceum/contracts/cms';

/** Where a page is, and whose it is. */
export interface SiteAddress {
  readonly url: string;
  readonly picture: string | null;
  readonly site: { readonly name: string; readonly url: string };
  readonly title: string;
  readonly description: string;
  readonly lang: string;
}

/** A page in the words of schema.org, as search engines read them. */
export function siteJsonLd(content: PublicContent, address: SiteAddress): object {
  const { site } = address;
  const publisher = { '@type': 'Organization', '@id': `${site.url}#organization`, ...site };
  return { '@context': 'https://schema.org', '@graph': [publisher, ...partsOf(content, address)] };
}

function partsOf(content: PublicContent, address: SiteAddress): object[] {
  if (content.type === 'post') {
    const { author, writtenOn } = content.entry.data;
    return [articleOf('BlogPosting', author, address, { datePublished: writtenOn })];
  }
  if (content.type === 'article') return [articleOf('Article', content.entry.data.author, address)];
  const { url, title, description, lang } = address;
  const { posting = [], question = [] } = content.lists;
  const topics = content.entry.data.blocks.flatMap((block) =>
    block.kind === 'questions' ? block.topic : [],
  );
  const asked = question.filter(({ data }) => topics.includes(data.topic));
  return [
    { '@type': 'WebPage', '@id': url, url, name: title, description, inLanguage: lang },
    ...(asked.length === 0
      ? []
      : [
          questionsOf(
            asked.map(({ data }) => data),
            url,
          ),
        ]),
    ...posting.map(({ data }) => postingOf(data, address)),
  ];
}

function articleOf(type: string, author: string, address: SiteAddress, more: object = {}): object {
  const { url, title, description, picture, site, lang } = address;
  return {
    '@type': type,
    '@id': url,
    url,
    headline: title,
    description,
    inLanguage: lang,
    author: { '@type': 'Person', name: author },
    publisher: { '@id': `${site.url}#organization` },
    ...(picture === null ? {} : { image: [picture] }),
    ...more,
  };
}

const questionsOf = (questions: readonly ContentOf<'question'>[], url: string): object => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

const postingOf = (posting: ContentOf<'posting'>, { url, site }: SiteAddress): object => ({
  '@type': 'JobPosting',
  url,
  title: posting.title,
  description: plain(posting.description),
  responsibilities: plain(posting.responsibilities),
  qualifications: plain(posting.qualifications),
  employmentType: /part/i.test(posting.jobType) ? 'PART_TIME' : 'FULL_TIME',
  hiringOrganization: { '@id': `${site.url}#organization` },
  jobLocation: { '@type': 'Place', address: posting.location },
});

/** The words of running text, without its marks. */
const plain = (text: string): string =>
  readProse(text)
    .flatMap((part) => (part.kind === 'list' ? part.items : [part.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join(' ');
