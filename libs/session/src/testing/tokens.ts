import type { Role } from '@lyceum/contracts/auth';

interface TokenClaims {
  id?: string;
  sid?: string;
  firstName?: string;
  roleArray?: readonly Role[];
  viewedBy?: string;
  /** Seconds since 1970. */
  iat?: number;
  /** Seconds since 1970. */
  exp?: number;
}

export const ada = '0197a000-0000-7000-8000-00000000000a';
export const bela = '0197a000-0000-7000-8000-00000000000b';

/** Fixed for a run, so that tokens of the same claims are the same token. */
const now = Math.floor(Date.now() / 1_000);

/** A token as the server issues it, except that nobody signed it: browsers cannot tell. */
export function buildToken({
  id = ada,
  sid = '0197a000-0000-7000-8000-0000000000aa',
  firstName = 'Ada',
  roleArray = ['STUDENT'],
  viewedBy,
  iat = now,
  exp = iat + 3_600,
}: TokenClaims = {}): string {
  const payload = {
    id,
    sid,
    firstName,
    lastName: 'Žukauskaitė',
    email: 'ada@example.com',
    roleArray,
    viewedBy,
    iat,
    exp,
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256', typ: 'JWT' }), part(payload), 'signature'].join('.');
}
