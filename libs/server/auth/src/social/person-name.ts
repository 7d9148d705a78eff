import { authLimits, nameSchema } from '@lyceum/contracts/auth';

/** For people whose service tells none; they are asked for their name before anything else (checklist line 43). */
const unknown = { firstName: 'New', lastName: 'Member' };

/** Names as our rule has them (checklist line 164), of names as another service has them. */
export function personName(person: { firstName: string; lastName: string }): {
  firstName: string;
  lastName: string;
} {
  const [first = '', ...others] = cleaned(person.firstName).split(' ');
  const hasLast = cleaned(person.lastName) !== '';
  // A service with one field for the whole name puts it into the first.
  const firstName = hasLast ? cleaned(person.firstName) : first;
  const lastName = hasLast ? cleaned(person.lastName) : others.join(' ');
  return { firstName: orUnknown(firstName, 'First'), lastName: orUnknown(lastName, 'Last') };
}

function cleaned(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/\p{DI}+/gu, '')
    .replaceAll(/[^\p{L}\p{M}\- ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function orUnknown(name: string, label: 'First' | 'Last'): string {
  const checked = nameSchema(label).safeParse([...name].slice(0, authLimits.nameLength).join(''));
  if (checked.success) return checked.data;
  return label === 'First' ? unknown.firstName : unknown.lastName;
}
