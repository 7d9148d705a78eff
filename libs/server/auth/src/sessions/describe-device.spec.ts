import { expect, test } from '@jest/globals';
import { describeDevice } from './describe-device';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'Unknown device'],
  ['<script>', 'Unknown device'],
])('%s is %s', (userAgent, words) => expect(describeDevice(userAgent)).toBe(words));
