import { holdsPermission, type UserRow } from '@lyceum/contracts';
import { useSession } from '@lyceum/session';
import { Page, PageTitle } from '@lyceum/ui';
import { useState } from 'react';
import { EditRolesDrawer } from './edit-roles-drawer';
import { UsersFilters } from './users-filters';
import { UsersTable } from './users-table';
import type { UsersView } from './users-view';

/** Everybody who has an account: found, ordered, and given roles by those who may. */
export function UsersScreen({ brandName, ...view }: UsersView & { readonly brandName: string }) {
  const { user: actor } = useSession();
  const [edited, setEdited] = useState<UserRow | null>(null);
  const mayEdit = actor !== null && holdsPermission(actor.roles, 'user.setRoles');
  return (
    <Page width="wide">
      <PageTitle title="Users" brandName={brandName} actions={<UsersFilters {...view} />} />
      <UsersTable {...view} onEdit={mayEdit ? setEdited : null} />
      {mayEdit && <EditRolesDrawer user={edited} actorRoles={actor.roles} onClose={() => setEdited(null)} />}
    </Page>
  );
}
