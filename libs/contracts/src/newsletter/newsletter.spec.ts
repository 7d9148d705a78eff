import { expect, test } from '@jest/globals';
import { newsletterInterests } from './newsletter.enums';
import { newsletterInterestLabels } from './newsletter.messages';
import { newsletterFormSchema } from './newsletter.schema';

const right = {
  name: 'Mei Lin',
  email: 'mei@lyceum.example',
  phone: '+1 617 555 0142',
  interest: 'MODEL_G20',
  age: 'FROM_16',
  pageUri: 'https://lyceum.example/',
};

/** What is said of a field, the first word of it. */
const saidOf = (field: string, value: unknown): string | undefined =>
  newsletterFormSchema
    .safeParse({ ...right, [field]: value })
    .error?.issues.find(({ path }) => path[0] === field)?.message;

test.each(['name', 'email', 'phone', 'interest', 'age'])('[217] %s is required', (field) => {
  for (const value of ['', '   ', null, undefined])
    expect([field, value, saidOf(field, value)]).toEqual([field, value, 'Required']);
});

test.each([
  'mei',
  'mei@',
  '@lyceum.example',
  'mei@lyceum',
  'mei lin@lyceum.example',
  'a@b.example,c@d.example',
])('[217] %s is no email', (email) =>
  expect(saidOf('email', email)).toBe('Please provide a valid email address'),
);

test('[217] an email is taken without spaces around it and in small letters', () => {
  expect(newsletterFormSchema.parse({ ...right, email: ' Mei@Lyceum.Example ' }).email).toBe(right.email);
});

test.each([
  '+1 617 555 0142',
  '(617) 555-0142',
  '13800138000',
  '+86 138 0013 8000',
  '0612345678',
  '+298 211234',
])('[217] %s is a phone number of somewhere', (phone) => expect(saidOf('phone', phone)).toBeUndefined());

test.each(['12345', 'call me', '+1 617 CALL ME', '1234567890123456', '++16175550142', '617+5550142'])(
  '[217] %s is none',
  (phone) => expect(saidOf('phone', phone)).toBe('Please provide a valid phone number'),
);

test('[217] of who is younger than 16 nothing is taken', () => {
  expect(saidOf('age', 'UNDER_16')).toBe('Please ask a parent, guardian or teacher to fill this in for you.');
});

test('[218] there are four interests', () => {
  expect(newsletterInterests.map((interest) => newsletterInterestLabels[interest]())).toEqual([
    'Online courses',
    'College counseling',
    'Education consulting',
    'Model G20',
  ]);
  expect(saidOf('interest', 'WINE')).toBe('Required');
});
