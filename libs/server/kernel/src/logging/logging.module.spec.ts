import { expect, test } from '@jest/globals';
import { loggedPath } from './logging.module';

test.each(['guardian', 'hash', 'confirm-email', 'newsletter'])(
  'the code in the address of /%s is not logged',
  (page) => {
    for (const url of [`/${page}/s3cret`, `//${page}/s3cret/more?x=s3cret`, `/${page.toUpperCase()}/s3cret`])
      expect(loggedPath(url)).not.toContain('s3cret');
    expect(loggedPath(`/${page}/s3cret`)).toBe(`/${page}/…`);
  },
);

test('of any other address the query alone is cut', () => {
  expect(loggedPath('/auth/confirm-email/resend?code=s3cret')).toBe('/auth/confirm-email/resend');
  for (const path of ['/', '/guardian', '/auth/guardian-consent/withdraw', '/forums/hash/posts'])
    expect(loggedPath(path)).toBe(path);
});
