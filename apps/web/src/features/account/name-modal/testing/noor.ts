import { buildToken } from '@lyceum/session/testing';

export const noor = '0197a000-0000-7000-8000-00000000000b';
export const newcomer = {
  id: noor,
  firstName: 'Noor',
  lastName: 'Haddad',
  dateOfBirth: null as string | null,
  country: null as string | null,
  roles: [] as string[],
  nameConfirmed: false,
  hasSocialSignIn: true,
  school: null as object | null,
};
export type Known = Partial<typeof newcomer>;

const schoolOf = (id: string, schoolName: string) => ({
  id,
  schoolName,
  schoolStreetAddress: '4 Ngong Road',
  schoolCity: 'Nairobi',
  schoolState: 'Nairobi',
  schoolCountry: 'KE',
  schoolZipcode: '00100',
  schoolFullAddress: '4 Ngong Road, Nairobi, Nairobi 00100, Kenya',
});
export const acacia = schoolOf('0197a000-0000-7000-8000-0000000000a1', 'Acacia School');
export const jacaranda = schoolOf('0197a000-0000-7000-8000-0000000000a2', 'Jacaranda College');

export const tokenOf = (firstName: string): string =>
  buildToken({ id: noor, sid: noor, firstName, roleArray: [] });

export type Answer = { status?: number; body: object } | Error;
export const refusal = (
  error: { code: string; status: number; message: string },
  issues?: object[],
): Answer => ({
  status: error.status,
  body: { error: { ...error, ...(issues && { issues }) } },
});

/** Jsdom has no fetch of its own. */
export const responseOf = ({ status = 200, body }: Exclude<Answer, Error>): Response =>
  ({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;
