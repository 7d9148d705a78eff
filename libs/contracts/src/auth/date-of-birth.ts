import { z } from 'zod';
import { ageInYears } from './age';
import { authLimits } from './auth.limits';

/** A day in the past that somebody alive can have been born on, as `YYYY-MM-DD`. */
export const dateOfBirthSchema = z.iso
  .date({ error: 'Enter your date of birth.', abort: true })
  .refine((date) => {
    const age = ageInYears(date, new Date());
    return age >= 0 && age <= authLimits.oldestAgeYears;
  }, 'Enter your real date of birth.');
