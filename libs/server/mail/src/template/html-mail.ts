import { currentLanguage } from '@lyceum/contracts/messages';
import type { MailBlock, MailInline } from '@lyceum/contracts/campaigns';
import { escapeHtml } from './escape-html';
import type { FramedContent, MailSection, TargetedLink } from './mail-content';

/** Mail programs read style attributes and little else. */
const styles = {
  body: 'margin:0;padding:24px 12px;background:#f4f4f0;font-family:Helvetica,Arial,sans-serif;color:#1c1c1a',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  brand: 'margin:0 0 24px;font-size:14px;font-weight:bold;color:#55554f',
  heading: 'margin:0 0 16px;font-size:24px;line-height:32px',
  section: 'margin:24px 0 8px;font-size:18px;line-height:24px',
  list: 'margin:0 0 16px;padding-left:20px;font-size:16px;line-height:24px',
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:24px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#1f4fa3;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none',
  small: 'margin:16px 0 0;font-size:14px;line-height:20px;color:#55554f',
  link: 'color:#1f4fa3',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const;

const paragraph = (text: string, style: string = styles.paragraph): string =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

const anchor = ({ label, url }: TargetedLink, style: string = styles.link): string =>
  `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer" style="${style}">${escapeHtml(label)}</a>`;

const section = ({ heading, lines }: MailSection): string =>
  `<h2 style="${styles.section}">${escapeHtml(heading)}</h2>
<ul style="${styles.list}">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

function inline(part: MailInline): string {
  if (part.kind === 'link') return anchor({ label: part.text, url: part.url });
  return part.kind === 'strong' ? `<strong>${escapeHtml(part.text)}</strong>` : escapeHtml(part.text);
}

function block({ kind, lines }: MailBlock): string {
  const written = lines.map((line) => line.map(inline).join(''));
  if (kind === 'list')
    return `<ul style="${styles.list}">${written.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const [tag, style] = kind === 'heading' ? ['h2', styles.section] : ['p', styles.paragraph];
  return `<${tag} style="${style}">${written.join(' ')}</${tag}>`;
}

/** The mail as a page. Everything that comes from outside is escaped here and nowhere else. */
export function htmlMail(content: FramedContent): string {
  const { subject, heading, paragraphs, sections = [], items, button, afterword = [], footerLink } = content;
  const { blocks = [], preheader = '' } = content;
  const parts = [
    preheader && `<div style="${styles.hidden}">${escapeHtml(preheader)}</div>`,
    `<p style="${styles.brand}">${escapeHtml(content.brandName)}</p>`,
    `<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...blocks.map(block),
    ...sections.map(section),
    items.length > 0 ? `<ul>${items.map((item) => `<li>${anchor(item)}</li>`).join('')}</ul>` : '',
    button ? `<p style="${styles.paragraph}">${anchor(button, styles.button)}</p>` : '',
    // Some programs show the button without making it a link.
    button ? `<p style="${styles.small}">${anchor({ label: button.url, url: button.url })}</p>` : '',
    ...afterword.map((text) => paragraph(text, styles.small)),
    `<p style="${styles.small}">${anchor({ label: content.brandName, url: content.homeUrl })}</p>`,
    footerLink ? `<p style="${styles.small}">${anchor(footerLink)}</p>` : '',
  ];
  return `<!doctype html>
<html lang="${currentLanguage().locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}"><div style="${styles.card}">${parts.filter(Boolean).join('\n')}</div></body></html>`;
}
