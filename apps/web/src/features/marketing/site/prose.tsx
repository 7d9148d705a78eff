import { type ProsePart, type ProseSpan, readProse } from '@lyceum/contracts/cms';
import classes from './prose.module.css';
import { SiteLink } from './site-link';

interface ProseProps {
  readonly text: string;
  /** With a large first letter, as a long read begins. */
  readonly isLongRead?: boolean;
  /** Of its headings: one below what they stand in. */
  readonly headings?: 'h2' | 'h3' | 'h4';
}

/** Paragraphs as an editor wrote them. */
export function Prose({ text, isLongRead = false, headings = 'h3' }: ProseProps) {
  return (
    <div className={`${classes.root} ${isLongRead ? classes.longRead : ''}`}>
      {readProse(text).map((part, at) => (
        <Part key={at} part={part} Heading={headings} />
      ))}
    </div>
  );
}

function Part({ part, Heading }: { readonly part: ProsePart; readonly Heading: 'h2' | 'h3' | 'h4' }) {
  if (part.kind === 'list') {
    return (
      <ul>
        {part.items.map((item, at) => (
          <li key={at}>
            <Spans spans={item} />
          </li>
        ))}
      </ul>
    );
  }
  const spans = <Spans spans={part.spans} />;
  if (part.kind === 'heading') return <Heading>{spans}</Heading>;
  if (part.kind === 'quotation') return <blockquote>{spans}</blockquote>;
  return <p>{spans}</p>;
}

function Spans({ spans }: { readonly spans: readonly ProseSpan[] }) {
  return spans.map(({ text, isEmphasised, href }, at) => {
    if (href !== undefined) {
      return (
        <SiteLink key={at} href={href}>
          {text}
        </SiteLink>
      );
    }
    return isEmphasised ? <em key={at}>{text}</em> : text;
  });
}
