import { countryNamesIn } from '@lyceum/contracts/auth';

/** Where in the world a school is. */
export interface SchoolAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
}

const countryName = countryNamesIn('en');

/** The address in one line, as letters are addressed from abroad. */
export function fullAddressOf({ street, city, state, zipcode, country }: SchoolAddress): string {
  return `${street}, ${city}, ${state} ${zipcode}, ${countryName(country)}`;
}
