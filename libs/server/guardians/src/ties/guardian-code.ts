import { createHash, randomInt } from 'node:crypto';
import { guardianCodeDigits, guardiansLimits } from '@lyceum/contracts/guardians';

/** 60 random bits, in digits that are read out and typed. */
export const newGuardianCode = (): string =>
  Array.from({ length: guardiansLimits.codeLength }, () =>
    guardianCodeDigits.charAt(randomInt(guardianCodeDigits.length)),
  ).join('');

/** What is kept of a code. It lives an hour: nobody turns 60 bits round in that time. */
export const guardianCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
