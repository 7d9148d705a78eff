import type { FramedContent, TargetedLink } from './mail-content';

const line = ({ label, url }: TargetedLink): string => `${label}:\n${url}`;

/** The mail for programs that show no HTML. */
export function textMail(content: FramedContent): string {
  const {
    heading,
    paragraphs,
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
    ...sections.map((part) => [part.heading, ...part.lines.map((each) => `- ${each}`)].join('\n')),
    ...items.map((item) => `- ${item.label}\n  ${item.url}`),
    ...(button ? [line(button)] : []),
    ...afterword,
    `-- \n${brandName}\n${homeUrl}`,
    ...(footerLink ? [line(footerLink)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
