import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from '@jest/globals';

const server = join(import.meta.dirname, '../../..');

/** Where something may go out, always through OutgoingCalls. */
const waysOut = new Set([
  'auth/src/social/oidc.provider.ts',
  'kernel/src/outgoing/outgoing-calls.ts',
  'mail/src/smtp/smtp-mailer.ts',
  'uploads/src/object-store/s3-object-store.ts',
]);

/** What opens connections by itself. Types open none; of `openid-client` those functions that ask the service. */
const openers = [
  /(?<![.\w])fetch\(/,
  /\b(?:https?|http2|net|tls)\.(?:request|get|connect|createConnection)\(/,
  /^import (?!type )[^;]*\b(?:request|get|connect|createConnection|Socket)\b[^;]*from '(?:node:)?(?:https?|http2|net|tls)'/m,
  /^import (?!type )[^;]*from '(?:nodemailer|@aws-sdk\/client-[\w-]+|undici|axios|got|ws|web-push|amqplib)'/m,
  /\b(?:discovery|authorizationCodeGrant|fetchUserInfo|refreshTokenGrant)\([^)]/,
];

function sources(): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path.split(sep).includes('src'))
    .filter((path) => !/node_modules|(?:[.-]spec|\.cases)\.ts$|(^|[\\/])testing[\\/]/.test(path))
    .map((path) => relative(server, join(server, path)).replaceAll(sep, '/'));
}

test('nothing of the server goes out of the house but through OutgoingCalls', () => {
  const found = sources().filter((path) => {
    const source = readFileSync(join(server, path), 'utf8');
    return openers.some((opener) => opener.test(source));
  });
  expect(found.sort()).toEqual([...waysOut].sort());
  for (const path of waysOut) {
    const source = readFileSync(join(server, path), 'utf8');
    expect([path, /\bOutgoingCalls\b/.test(source)]).toEqual([path, true]);
  }
});
