import { expect, test } from '@jest/globals';
import { emailFault, wrongEmailText } from './picked-email';

const wrong = "The email you've entered to send invite is wrongly formatted, please correct it.";

test.each([
  '@',
  'noor@',
  '@x.org',
  'noor@x',
  'no or@x.org',
  'noor@x..org',
  'a@b@c.org',
  'noor@x.org,b@x.org',
])('[135] %s is no e-mail, and is told so in these words', (entry) => {
  expect(emailFault(entry)).toBe(wrong);
  expect(wrongEmailText()).toBe(wrong);
});

test.each(['noor@x.org', ' noor.al+a@sub.x.org ', '王@例子.中国', 'Noor', ''])(
  '[135] %s is an e-mail, or a name',
  (entry) => {
    expect(emailFault(entry)).toBeNull();
  },
);
