import type { BlockOf, ListBlock as Block, PublicLists } from '@lyceum/contracts/cms';
import { type ReactNode, useId } from 'react';
import { Articles } from './article-list';
import { BlockHeading } from './block-heading';
import { Carousel } from './carousel';
import { Cities, Features, Outcomes, Questions } from './thing-lists';
import classes from './list-blocks.module.css';
import { Postings } from './postings';
import { People, Stories, Testimonials } from './person-lists';
import { Episodes, PressItems } from './press-lists';

type Listing = Exclude<Block, BlockOf<'blog' | 'posts'>>;

interface ListBlockProps {
  readonly block: Listing;
  readonly lists: PublicLists;
  readonly isFirst: boolean;
}

/** A block that shows all there is of something; nothing where there is none. */
export function ListBlock({ block, lists, isFirst }: ListBlockProps) {
  const id = useId();
  const list = listOf(block, lists, isFirst ? 'h2' : 'h3');
  if (!list) return null;
  const text = 'text' in block ? block.text : '';
  return (
    <section className={classes.root} aria-labelledby={id}>
      <BlockHeading id={id} heading={block.heading} text={text} isFirst={isFirst} />
      {list}
    </section>
  );
}

function listOf(block: Listing, lists: PublicLists, Heading: 'h2' | 'h3'): ReactNode {
  switch (block.kind) {
    case 'carousel':
      return lists.logo && <Carousel logos={lists.logo} />;
    case 'cities':
      return lists.city && <Cities cities={lists.city} />;
    case 'stories':
      return lists.story && <Stories stories={lists.story} />;
    case 'testimonials':
      return lists.testimonial && <Testimonials testimonials={lists.testimonial} />;
    case 'people':
      return lists.person && <People people={lists.person} />;
    case 'postings':
      return lists.posting && <Postings postings={lists.posting} />;
    case 'outcomes':
      return lists.outcome && <Outcomes outcomes={lists.outcome} />;
    case 'articles':
      return lists.article && <Articles articles={lists.article} />;
    case 'episodes':
      return lists.episode && <Episodes episodes={lists.episode} />;
    case 'press':
      return lists.press && <PressItems items={lists.press} Heading={Heading} />;
    case 'questions':
      return (
        <Questions questions={(lists.question ?? []).filter(({ data }) => data.topic === block.topic)} />
      );
    case 'features':
      return <Features features={(lists.feature ?? []).filter(({ data }) => data.group === block.group)} />;
  }
}
