import { type Block, isListBlock, type PlainBlock, type PublicLists } from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';
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
function ShownPlainBlock({ block }: { readonly block: PlainBlock }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'numbers':
      return <Numbers block={block} />;
    case 'facts':
      return <Facts block={block} />;
    case 'quotation':
      return <Quotation block={block} />;
    case 'action':
      return <Action block={block} />;
  }
}

/** One of them, as on every page. */
export function ShownBlock({ block, isFirst, lists, search }: ShownBlockProps) {
  if (!isListBlock(block)) return <ShownPlainBlock block={block} />;
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
