import { escapeHtml } from '../template/escape-html';
import type { DevMail } from './dev-mailer';

/** A mail as `/dev/mail/messages` tells it. The time is ISO 8601 in UTC. */
export interface DevMailMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** What is enclosed, by name. */
  files: string[];
  createdAt: string;
}

export function toMessage({
  id,
  recipient,
  subject,
  text,
  html,
  headers,
  files,
  createdAt,
}: DevMail): DevMailMessage {
  const names = files.map(({ fileName }) => fileName);
  return {
    id,
    to: recipient,
    subject,
    text,
    html,
    headers,
    files: names,
    createdAt: createdAt.toISOString(),
  };
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 0.5rem; border-block-end: 1px solid #8888; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 36rem; border: 1px solid #8888; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** All mails, the newest first. */
export function listPage(mails: readonly DevMail[]): string {
  if (mails.length === 0)
    return page('Mail', '<p>No mail has been sent yet. Mails stay here: no mail server is set up.</p>');
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) => `<tr>
      <td>${escapeHtml(createdAt.toISOString().slice(0, 19).replace('T', ' '))}</td>
      <td>${escapeHtml(recipient)}</td>
      <td><a href="/dev/mail/${escapeHtml(id)}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return page(
    'Mail',
    `<p>Mails stay here: no mail server is set up.</p>
<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/**
 * One mail. Its HTML stands in a frame that may run nothing and reach nothing of ours; its links open in a new tab.
 */
export function mailPage({ subject, recipient, text, html, headers, files }: DevMail): string {
  const lines = Object.entries({ To: recipient, ...headers }).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const enclosed = files.map(
    ({ fileName, contentType, content }) =>
      `<li><a download="${escapeHtml(fileName)}" href="data:${escapeHtml(contentType)};base64,${escapeHtml(content)}">${escapeHtml(fileName)}</a></li>`,
  );
  const list = enclosed.length === 0 ? '' : `<h2>Enclosed</h2><ul>${enclosed.join('')}</ul>`;
  return page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p>
<table><tbody>${lines.join('')}</tbody></table>${list}
<h2>As a page</h2>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}
