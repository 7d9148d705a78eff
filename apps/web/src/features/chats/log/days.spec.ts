import { expect, test } from '@jest/globals';
import { dayName } from './days';

test('[O] a day of another year is called with its year, one of this year without', () => {
  const now = new Date();
  expect(dayName(now.toISOString())).toBe('Today');
  expect(dayName(`${String(now.getFullYear() - 2)}-06-15T12:00:00Z`)).toContain(
    String(now.getFullYear() - 2),
  );
  // Neither today nor yesterday, whenever it is.
  const month = now.getMonth() === 5 ? '09' : '06';
  expect(dayName(`${String(now.getFullYear())}-${month}-15T12:00:00Z`)).not.toContain(
    String(now.getFullYear()),
  );
});
