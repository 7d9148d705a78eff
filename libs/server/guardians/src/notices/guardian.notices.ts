import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './guardian.messages';

const notice = (name: string, text: () => string) =>
  defineNotice({ name: `guardians.${name}`, type: 'OTHER', data: z.object({}), text });

export const youHaveAGuardian = notice('tied', messages.youHaveAGuardian);
export const anotherGuardian = notice('another', messages.anotherGuardian);
export const digestBegun = notice('digest-begun', messages.digestBegun);
export const studentEnded = notice('ended-by-student', messages.studentEnded);
export const guardianEnded = notice('ended-by-guardian', messages.guardianEnded);
export const endedByAge = notice('ended-by-age', messages.endedByAge);
export const studentIsOfAge = notice('student-of-age', messages.studentIsOfAge);
export const endsSoon = notice('ends-soon', messages.endsSoon);
