import { describe, expect, it } from '@jest/globals';
import { roleChangeText } from './role-change-text';

describe('roleChangeText', () => {
  it('[49] names roles in the words of people', () => {
    expect(roleChangeText(['STUDENT', 'TEACHER', 'SALES_ADMIN'])).toBe(
      'Your roles changed: you are now Student, Educator, and Sales admin.',
    );
  });

  it('has a sentence for no role at all', () => {
    expect(roleChangeText([])).toBe('Your roles changed: you hold none now.');
  });
});
