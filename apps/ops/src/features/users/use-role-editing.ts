import { authErrors, type Role, type UserRow } from '@lyceum/contracts/auth';
import { ApiError } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { applyChanges, changesBetween, type RoleChanges } from './role-changes';
import { fullName } from './user-cells';

/** Why the server did not save. */
interface Refusal {
  readonly title: string;
  readonly message: string;
  /** Somebody else was faster: the form now stands on the fresh roles. */
  readonly isConflict: boolean;
}

const noChanges: RoleChanges = { added: [], removed: [] };

/**
 * What is being done to a person's roles. Kept as changes, not as a result: when somebody else was faster, the same
 * changes are offered on the fresh roles, and nothing of theirs is undone by accident.
 */
export function useRoleEditing(user: UserRow, onSaved: () => void) {
  const [base, setBase] = useState<readonly Role[]>(user.roles);
  const [changes, setChanges] = useState(noChanges);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { client } = trpc.useUtils();
  const selected = applyChanges(changes, base);

  const showRefusal = async (thrown: unknown): Promise<void> => {
    const error = asFailure(thrown);
    const isConflict = error instanceof ApiError && error.code === authErrors.ROLES_CHANGED_MEANWHILE.code;
    const fresh = isConflict ? await client.users.get.query({ userId: user.id }).catch(() => null) : null;
    if (fresh) {
      setBase(fresh.roles);
      setChanges(changesBetween(fresh.roles, applyChanges(changes, fresh.roles)));
    }
    const { description } = failureTexts(error);
    setRefusal({
      title: isConflict ? 'The roles below are the new ones' : 'Not saved',
      message: description ?? 'Something went wrong on our side. Please try again.',
      isConflict,
    });
  };

  const mutation = trpc.users.setRoles.useMutation({
    onSuccess: (row) => {
      toast.success(`${fullName(row)} has new roles.`);
      onSaved();
    },
    onError: showRefusal,
  });

  return {
    selected,
    changes,
    isChanged: changes.added.length + changes.removed.length > 0,
    isSaving: mutation.isPending,
    refusal,
    toggle: (role: Role) => {
      const wanted = selected.includes(role) ? selected.filter((held) => held !== role) : [...selected, role];
      setChanges(changesBetween(base, wanted));
    },
    save: () => {
      setRefusal(null);
      mutation.mutate({ userId: user.id, roles: selected, expectedRoles: [...base] });
    },
  };
}
