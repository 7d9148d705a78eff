import { holdsPermission, type Permission } from '@lyceum/contracts/permissions';
import { useSession } from '@lyceum/session';

/** Whether the reader holds a right: `may('user.suspend')`. What is not offered for want of one the server refuses, too. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSession();
  return (permission) => user !== null && holdsPermission(user.roles, permission);
}
