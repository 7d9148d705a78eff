import { needsGuardian } from '@lyceum/contracts/auth';

/** Whether a date of birth asks for a guardian. One that is still typed (year 0002) is nobody's birthday yet. */
export function isChildsBirthday(value: string): boolean {
  const isComplete = /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value);
  return isComplete && needsGuardian(value, new Date());
}
