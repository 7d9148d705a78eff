import { z } from 'zod';
import { cmsLimits } from './cms.limits';
import { questionTopics } from './content.enums';
import { defineContent } from './content-type';
import {
  line,
  link,
  sharedLine,
  optionalLine,
  optionalTeaser,
  picture,
  pictureText,
  prose,
  teaser,
} from './fields';

const heading = line('Heading');
const words = (label: string) =>
  z
    .array(z.object({ term: line('Term'), text: teaser('Text') }))
    .max(12)
    .meta({ label });

/** How a page begins. */
const hero = z
  .object({
    kind: z.literal('hero'),
    eyebrow: optionalLine('Line above'),
    headline: line('Headline'),
    lead: teaser('Lead'),
    picture: picture('Picture'),
    pictureText: pictureText(),
    actionLabel: optionalLine('Button'),
    actionPath: link('Where the button leads'),
  })
  .meta({ label: 'Beginning of the page' });

const textBlock = z.object({ kind: z.literal('text'), heading, text: prose('Text') }).meta({ label: 'Text' });
const pictureBlock = z
  .object({
    kind: z.literal('picture'),
    picture: picture('Picture'),
    pictureText: pictureText(),
    caption: optionalTeaser('Caption'),
  })
  .meta({ label: 'Picture' });
const numbers = z
  .object({
    kind: z.literal('numbers'),
    heading,
    items: z
      .array(z.object({ figure: line('Figure'), text: teaser('What it counts') }))
      .min(1)
      .max(6)
      .meta({ label: 'Figures' }),
  })
  .meta({ label: 'Figures' });
const facts = z
  .object({ kind: z.literal('facts'), heading, items: words('Facts').min(1) })
  .meta({ label: 'Facts' });
const quotation = z
  .object({
    kind: z.literal('quotation'),
    text: teaser('Text'),
    by: optionalLine('Who says it'),
  })
  .meta({ label: 'Quotation' });
const action = z
  .object({
    kind: z.literal('action'),
    heading,
    text: teaser('Text'),
    label: line('Button'),
    path: link('Where the button leads'),
  })
  .meta({ label: 'Call to action' });
const questions = z
  .object({
    kind: z.literal('questions'),
    heading,
    topic: z.enum(questionTopics).meta({ label: 'Topic' }),
  })
  .meta({ label: 'Questions' });
const features = z
  .object({ kind: z.literal('features'), heading, group: sharedLine('Group') })
  .meta({ label: 'Features' });

/** A block that shows all there is of a type. */
const shows = <Kind extends string>(kind: Kind, label: string) =>
  z.object({ kind: z.literal(kind), heading, text: optionalTeaser('Text') }).meta({ label });

/** What a page is built of. */
export const blockSchema = z.discriminatedUnion('kind', [
  hero,
  textBlock,
  pictureBlock,
  numbers,
  facts,
  quotation,
  action,
  questions,
  features,
  shows('carousel', 'All logos'),
  shows('cities', 'All cities'),
  shows('stories', 'All alumni stories'),
  shows('testimonials', 'All testimonials'),
  shows('people', 'All people'),
  shows('postings', 'All job postings'),
  shows('outcomes', 'All research outcomes'),
  shows('posts', 'All posts'),
  shows('blog', 'The blog'),
  shows('articles', 'All globe articles'),
  shows('episodes', 'All podcast episodes'),
  shows('press', 'All press items'),
]);

export type Block = z.output<typeof blockSchema>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A page of the public site, built of blocks. */
export const page = defineContent({
  schema: z.object({
    title: line('Title'),
    description: teaser('Description, for search engines and shared links'),
    blocks: z.array(blockSchema).min(1).max(cmsLimits.blocks).meta({ label: 'Blocks' }),
  }),
  titleOf: ({ title }) => title,
});
