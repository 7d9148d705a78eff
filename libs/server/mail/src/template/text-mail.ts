import type { FramedContent, TargetedLink } from './mail-content';

const line = ({ label, url }: TargetedLink): string => `${label}:\n${url}`;

/** The mail for programs that show no HTML. */
export function textMail(content: FramedContent): string {
  const { heading, paragraphs, items, button, afterword = [], footerLink, brandName, homeUrl } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...items.map((item) => `- ${item.label}\n  ${item.url}`),
    ...(button ? [line(button)] : []),
    ...afterword,
    `-- \n${brandName}\n${homeUrl}`,
    ...(footerLink ? [line(footerLink)] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
