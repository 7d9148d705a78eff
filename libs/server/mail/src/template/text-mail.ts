import type { MailBlock, MailInline } from '@lyceum/contracts/campaigns';
import type { FramedContent, TargetedLink } from './mail-content';

const line = ({ label, url }: TargetedLink): string => `${label}:\n${url}`;

const inline = (part: MailInline): string =>
  part.kind === 'link' && part.text !== part.url ? `${part.text} (${part.url})` : part.text;

const block = ({ kind, lines }: MailBlock): string =>
  lines.map((parts) => `${kind === 'list' ? '- ' : ''}${parts.map(inline).join('')}`).join('\n');

/** The mail for programs that show no HTML. */
export function textMail(content: FramedContent): string {
  const {
    heading,
    paragraphs,
    blocks: body = [],
    sections = [],
    items,
    button,
    afterword = [],
    footerLink,
    brandName,
    homeUrl,
  } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...body.map(block),
    ...sections.map((part) => [part.heading, ...part.lines.map((each) => `- ${each}`)].join('\n')),
    ...items.map((item) => `- ${item.label}\n  ${item.url}`),
    ...(button ? [line(button)] : []),
    ...afterword,
    `-- \n${brandName}\n${homeUrl}`,
    ...(footerLink ? [line(footerLink)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
