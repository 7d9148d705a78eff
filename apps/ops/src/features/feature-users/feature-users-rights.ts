import { holdsPermission } from '@lyceum/contracts/permissions';
import { personalFields } from '@lyceum/contracts/personal-data';
import { useSession } from '@lyceum/session';

/** Whether the reader may change features, or only look at them. */
export function useMayWriteFeatures(): boolean {
  const { user } = useSession();
  return user !== null && holdsPermission(user.roles, 'featureUsers.write');
}

/** Whether they are told who of the list has an account. */
export function useSeesAccounts(): boolean {
  const { user } = useSession();
  return user !== null && holdsPermission(user.roles, personalFields.hasAccount);
}
