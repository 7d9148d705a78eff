import type { PromoCodePerson } from '@lyceum/contracts/payments';

/** Somebody in one line: the name, and the address for those who are told it. */
export function personText({ name, email }: PromoCodePerson): string {
  return email === undefined ? name : `${name} (${email})`;
}
