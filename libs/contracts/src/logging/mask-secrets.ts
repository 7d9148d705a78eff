const mask = '***';

/** Names of values that are nobody's business, in query strings and in text like `password=…`. */
const secretName =
  /token|code|secret|passw|pwd|\bkey\b|api-?key|auth|session|sid|signature|sig\b|otp|pin\b|e-?mail|phone|hash|jwt|state|credential/i;

const email = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;

/** Tokens in the form of JWTs. */
const jwt = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;

const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;

const assignment = /(["']?)([\w-]{2,40})\1(\s*[=:]\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;)}\]]+)/g;

/** A long run of letters and digits mixed: a key, a code, a digest. Ids (UUIDs) are none. */
const longWord = /[\w-]{24,}/g;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** First segments of paths whose second one is a secret. */
const secretPaths =
  /^\/(hash|confirm-email|email-change|s|forgot-password|forgotpassword|live-course-p|signup|newsletter)\/(?!\$)[^/]+/;

/** Text without e-mail addresses, tokens, keys and the values of names like `password`; without NUL characters. */
export function maskSecrets(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(jwt, mask)
    .replace(bearer, `$1 ${mask}`)
    .replace(assignment, (all, quote: string, name: string, sign: string) =>
      secretName.test(name) ? `${quote}${name}${quote}${sign}${mask}` : all,
    )
    .replace(email, mask)
    .replace(longWord, (word) => (looksRandom(word) ? mask : word));
}

/** Data without what `maskSecrets` takes out of texts, and without the whole values of such names; ids stay. */
export function maskData(value: unknown): unknown {
  if (typeof value === 'string') return maskSecrets(value);
  if (Array.isArray(value)) return value.map(maskData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const isId = typeof inner === 'string' && uuid.test(inner);
      return [name, secretName.test(name) && !isId ? mask : maskData(inner)];
    }),
  );
}

/** A path of ours without what it may give away: secrets in its segments and in its query, and its fragment. */
export function maskPath(path: string): string {
  const [whole = ''] = path.toWellFormed().replaceAll('\0', '').split('#');
  const [place = '', ...rest] = whole.split('?');
  const plain = maskSecrets(place.replace(secretPaths, `/$1/${mask}`));
  const query = rest.join('?');
  return query === '' ? plain : `${plain}?${query.split('&').map(maskPair).join('&')}`;
}

function maskPair(pair: string): string {
  const [name = '', ...values] = pair.split('=');
  if (values.length === 0) return maskSecrets(name);
  const value = values.join('=');
  return secretName.test(name) ? `${name}=${mask}` : `${name}=${maskSecrets(decoded(value))}`;
}

function decoded(value: string): string {
  try {
    return encodeURI(maskSecrets(decodeURIComponent(value)));
  } catch {
    return mask;
  }
}

function looksRandom(word: string): boolean {
  return !uuid.test(word) && /\d/.test(word) && /[a-z]/i.test(word);
}
