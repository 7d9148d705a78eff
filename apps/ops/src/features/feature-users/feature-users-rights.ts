import { holdsPermission } from '@lyceum/contracts';
import { useSession } from '@lyceum/session';

/** Whether the reader may change features, or only look at them. */
export function useMayWriteFeatures(): boolean {
  const { user } = useSession();
  return user !== null && holdsPermission(user.roles, 'featureUsers.write');
}
