import {
  type Block,
  type BlockOf,
  isListBlock,
  type PlainBlock,
  type PublicLists,
} from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { type ReactNode, Suspense } from 'react';
import { HeroBlock } from './hero-block';
import { Action, Facts, Numbers, PictureBlock, Quotation, TextBlock } from './plain-blocks';

const ListBlock = lazyPart(() => import('./list-blocks').then((it) => it.ListBlock));
const BlogBlock = lazyPart(() => import('./blog-blocks').then((it) => it.BlogBlock));

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly lists: PublicLists;
  readonly search: string;
}

/** The blocks of a page, the first of which has its title. */
export function BlockList({ blocks, lists, search }: BlockListProps) {
  return blocks.map((block, at) => (
    <ShownBlock key={at} block={block} isFirst={at === 0} lists={lists} search={search} />
  ));
}

interface ShownBlockProps extends Omit<BlockListProps, 'blocks'> {
  readonly block: Block;
  readonly isFirst: boolean;
}

/** Kinds that have nothing to list. */
const plain: Readonly<Record<PlainBlock['kind'], (block: never) => ReactNode>> = {
  hero: (block: BlockOf<'hero'>) => <HeroBlock block={block} />,
  text: (block: BlockOf<'text'>) => <TextBlock block={block} />,
  picture: (block: BlockOf<'picture'>) => <PictureBlock block={block} />,
  numbers: (block: BlockOf<'numbers'>) => <Numbers block={block} />,
  facts: (block: BlockOf<'facts'>) => <Facts block={block} />,
  quotation: (block: BlockOf<'quotation'>) => <Quotation block={block} />,
  action: (block: BlockOf<'action'>) => <Action block={block} />,
};

/** One of them, as on every page. */
export function ShownBlock({ block, isFirst, lists, search }: ShownBlockProps) {
  if (!isListBlock(block)) return plain[block.kind](block as never);
  return (
    <Suspense>
      {block.kind === 'blog' || block.kind === 'posts' ? (
        <BlogBlock block={block} posts={lists.post ?? []} isFirst={isFirst} search={search} />
      ) : (
        <ListBlock block={block} isFirst={isFirst} lists={lists} />
      )}
    </Suspense>
  );
}
