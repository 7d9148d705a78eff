/** Domains of one mailbox under several names. */
const domainOf: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.ch': 'proton.me',
  'protonmail.com': 'proton.me',
  'ya.ru': 'yandex.com',
  'yandex.by': 'yandex.com',
  'yandex.kz': 'yandex.com',
  'yandex.ru': 'yandex.com',
};

/** Services that read over the dots of a name. */
const ignoresDots: readonly string[] = ['gmail.com', 'proton.me'];

/**
 * The mailbox that an e-mail address leads to: two addresses with the same answer are read by the same person. Letter
 * case and what follows a plus count for nothing, nor do dots and second domains where the service is known to read
 * over them. For comparing only, never for sending to.
 */
export function normalizedAddress(email: string): string {
  const lower = email.trim().normalize('NFKC').toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 0) return lower;
  const written = lower.slice(at + 1).replace(/\.$/, '');
  const domain = domainOf[written] ?? written;
  const name = lower.slice(0, at);
  const plus = name.indexOf('+');
  const base = plus > 0 ? name.slice(0, plus) : name;
  const bare = ignoresDots.includes(domain) ? base.replaceAll('.', '') : base;
  return `${bare || base}@${domain}`;
}
