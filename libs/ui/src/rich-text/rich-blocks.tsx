import { asVideoEmbed, isOwnFile, type RichNode } from '@lyceum/rich-text';
import type { ReadingOptions } from './reading-options';
import { RichInline } from './rich-inline';
import { VideoFrame } from './video-frame';
import * as messages from './rich-text.messages';

interface BlocksProps {
  readonly nodes: readonly RichNode[] | undefined;
  readonly options: ReadingOptions;
  readonly depth: number;
}

interface BlockProps {
  readonly node: RichNode;
  readonly options: ReadingOptions;
  readonly depth: number;
}

/** Above it stand the screen's own: its title and what its parts are called. */
const outermostHeading = 3;

/** The server takes 20; whatever lies deeper is left out rather than let it exhaust the browser. */
const deepest = 40;

/** Blocks of a rich text, one after the other. */
export function RichBlocks({ nodes = [], options, depth }: BlocksProps) {
  if (depth > deepest) return null;
  return nodes.map((node, index) => <Block key={index} node={node} options={options} depth={depth + 1} />);
}

/** Each block has the direction of its own text, so that Arabic and English may follow each other. */
function Block({ node, options, depth }: BlockProps) {
  const inner = <RichBlocks nodes={node.content} options={options} depth={depth} />;
  switch (node.type) {
    case 'paragraph':
      return (
        <p dir="auto">
          <RichInline nodes={node.content} options={options} />
          {/* An empty line stays a line. */}
          {!node.content?.length && <br />}
        </p>
      );
    case 'heading':
      return <Heading node={node} options={options} />;
    case 'blockquote':
      return <blockquote dir="auto">{inner}</blockquote>;
    case 'bulletList':
      return <ul dir="auto">{inner}</ul>;
    case 'orderedList':
      return (
        <ol dir="auto" start={Number.isInteger(node.attrs?.start) ? Number(node.attrs?.start) : undefined}>
          {inner}
        </ol>
      );
    case 'listItem':
      return <li dir="auto">{inner}</li>;
    case 'codeBlock':
      return (
        // A keyboard scrolls it sideways.
        <pre tabIndex={0} dir="ltr">
          <code>{(node.content ?? []).map((child) => child.text ?? '').join('')}</code>
        </pre>
      );
    default:
      return <Media node={node} />;
  }
}

function Heading({ node, options }: Omit<BlockProps, 'depth'>) {
  const level = node.attrs?.level === 2 ? 2 : 1;
  const Tag = `h${outermostHeading + level - 1}` as 'h3' | 'h4';
  return (
    <Tag dir="auto" data-level={level}>
      <RichInline nodes={node.content} options={options} />
    </Tag>
  );
}

function Media({ node: { type, attrs } }: { readonly node: RichNode }) {
  const embed = type === 'videoEmbed' ? asVideoEmbed(attrs) : null;
  if (embed) return <VideoFrame embed={embed} />;
  const src = attrs?.src;
  if (!isOwnFile(src)) return null;
  if (type === 'video')
    return (
      <video src={src} controls preload="metadata" aria-label={text(attrs?.title) || messages.video()} />
    );
  if (type !== 'image') return null;
  return (
    <img
      src={src}
      alt={text(attrs?.alt)}
      width={pixels(attrs?.width)}
      height={pixels(attrs?.height)}
      loading="lazy"
      decoding="async"
    />
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pixels(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
