import { registerEnumType } from '@nestjs/graphql';
import { type Role, roles } from '@lyceum/contracts';

/** GraphQL wants an object of names; the contract has a list. */
export const RoleEnum = Object.fromEntries(roles.map((role) => [role, role])) as { [Name in Role]: Name };
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a user may be on the platform; any number at once.',
});
