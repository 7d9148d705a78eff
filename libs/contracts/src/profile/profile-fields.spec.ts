import { expect, test } from '@jest/globals';
import { profileFields } from './profile-fields';

/** Written out: the matrix of the API takes its answers from the table, and would follow a rule that was loosened there. */
const guarded = [
  ...['dob', 'phone', 'street', 'street2', 'city', 'state', 'zipcode', 'country', 'sameAsStudent'],
  ...['guardianFirstName', 'guardianLastName', 'guardianEmail', 'guardianPhone'],
  ...['guardianStreetAddress1', 'guardianStreetAddress2', 'guardianCity', 'guardianState'],
  ...['guardianZipcode', 'guardianCountry'],
];

test.each(Object.entries(profileFields))(
  '[148] [149] %s is told to whom the specification says, and of a minor to no more',
  (name, rule) => {
    const isGuarded = guarded.includes(name);
    expect(rule.byDefault).toBe(isGuarded ? 'PRIVATE' : 'FRIENDS');
    expect(rule.mostOfMinor).toBe(isGuarded ? 'FRIENDS' : 'GLOBAL');
  },
);

test('[148] no guarded field is missing', () => {
  expect(Object.keys(profileFields)).toEqual(expect.arrayContaining(guarded));
});
