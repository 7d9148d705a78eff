import { session } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roleChangeText } from './role-change-text';

/** When staff change the user's roles, says so and asks again for whatever may depend on them. */
export function useRoleChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.onRolesChanged((roles) => {
        toast.info(roleChangeText(roles), { id: 'roles-changed', autoClose: 10_000 });
        void queryClient.invalidateQueries();
      }),
    [queryClient],
  );
}
