import ReactMarkdown, { type Components } from 'react-markdown';

/** A text has no heading of the screen's rank. */
const components: Components = { h1: 'h2' };

/** Markdown without HTML. A chunk of its own. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
