interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Chinese, Japanese and Korean letters, as a range of a regular expression, here and in PostgreSQL. */
export const familyFirstLetters = '\\u3005\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3';

const familyFirst = new RegExp(`^[${familyFirstLetters}]+$`);

/**
 * A person's name as it is read: the family's first, and in one word, where both are in Chinese, Japanese or Korean
 * letters; the given name first otherwise. Hungarian names are not told from others by their letters.
 */
export function fullName({ firstName, lastName }: Named): string {
  return isFamilyFirst({ firstName, lastName }) ? lastName + firstName : `${firstName} ${lastName}`.trim();
}

/** Whether the family's name is said first. */
export function isFamilyFirst({ firstName, lastName }: Named): boolean {
  return familyFirst.test(firstName + lastName);
}
