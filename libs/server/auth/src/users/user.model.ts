import { roles } from '@lyceum/contracts/auth';
import { contractEnum } from '@lyceum/kernel';

export const RoleEnum = contractEnum(
  'Role',
  roles,
  'What a user may be on the platform; any number at once.',
);
