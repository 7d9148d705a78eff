import { expect, test } from '@jest/globals';
import { featureOfPath } from './activity-feature';
import { maskPath, maskSecrets } from './mask-secrets';

test.each([
  ['/thread/0199b1de-aaaa-7bbb-8ccc-0123456789ab', '/thread/0199b1de-aaaa-7bbb-8ccc-0123456789ab'],
  ['/community/climate-action?sort=NEW', '/community/climate-action?sort=NEW'],
  ['/login?next=%2Fkonnect&token=abc#social=done', '/login?next=/konnect&token=***'],
  ['/search?q=ada%40example.org', '/search?q=***'],
  ['/search?q=ada@example.org', '/search?q=***'],
  ['/hash/Zm9vYmFyYmF6', '/hash/***'],
  ['/confirm-email/abc123', '/confirm-email/***'],
  ['/newsletter/abc123', '/newsletter/***'],
  ['/hash/$code', '/hash/$code'],
  ['/konnect?resetCode=12&password=hunter2', '/konnect?resetCode=***&password=***'],
  ['/konnect?broken=%E0%A4%A', '/konnect?broken=***'],
  ['/konnect\0/x', '/konnect/x'],
])('a path %j is kept as %j', (path, kept) => expect(maskPath(path)).toBe(kept));

test.each([
  ['Bearer abcdef.ghi was refused', 'Bearer *** was refused'],
  ['no user ada.lovelace+x@example.co.uk', 'no user ***'],
  ['{"password":"hunter2","name":"Ada"}', '{"password":***,"name":"Ada"}'],
  ['token=abc, name=Ada', 'token=***, name=Ada'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl', '***'],
  ['key 4f2a9c0d7e1b4f2a9c0d7e1b4f2a9c0d', 'key ***'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('of a message %j stays %j', (text, kept) => expect(maskSecrets(text)).toBe(kept));

test.each([
  ['/thread/1', 'forum'],
  ['/community?x=1', 'forum'],
  ['/konnect', 'home'],
  ['/ops/users', 'console'],
  ['/', 'public'],
  ['/nobody-named-this', 'other'],
  [null, 'other'],
])('%s belongs to %s', (path, feature) => expect(featureOfPath(path)).toBe(feature));
