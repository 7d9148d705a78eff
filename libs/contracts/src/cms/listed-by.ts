import type { ContentTypeName } from './content.labels';
import type { Block, BlockOf } from './page.content';

/** What each kind of block lists. */
export const listedBy: Readonly<Partial<Record<Block['kind'], ContentTypeName>>> = {
  questions: 'question',
  features: 'feature',
  carousel: 'logo',
  cities: 'city',
  stories: 'story',
  testimonials: 'testimonial',
  people: 'person',
  postings: 'posting',
  outcomes: 'outcome',
  posts: 'post',
  blog: 'post',
  articles: 'article',
  episodes: 'episode',
  press: 'press',
};

/** A block of a page that says all there is to it. */
export type PlainBlock = BlockOf<'hero' | 'text' | 'picture' | 'numbers' | 'facts' | 'quotation' | 'action'>;

/** A block that shows what is published elsewhere. */
export type ListBlock = Exclude<Block, PlainBlock>;

export const isListBlock = (block: Block): block is ListBlock => block.kind in listedBy;
