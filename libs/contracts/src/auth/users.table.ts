import { defineTable } from '../ops/table';
import { type Role, roles } from '../permissions/role.enums';
import { roleLabel } from './role-labels';

const roleChoices = Object.fromEntries(roles.map((role) => [role, roleLabel(role)])) as Record<Role, string>;

/** People who have an account: their names and roles, and the rest for those whose work accounts are (checklist line 48). */
export const usersTable = defineTable({
  name: 'users',
  title: 'Users',
  requires: 'user.list',
  searchLabel: 'Name or email',
  found: { label: 'name', detail: ['roles', 'email'], by: ['name', 'email'] },
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    email: { label: 'Email', kind: 'text', isSortable: true, personal: 'email', isFact: true },
    roles: { label: 'Roles', kind: 'choices', choices: roleChoices, isFilterable: true, isFact: true },
    isSuspended: { label: 'Suspended', kind: 'flag', isFilterable: true, personal: 'standing' },
    awaitsStaff: { label: 'Waits for staff', kind: 'flag', isFilterable: true, personal: 'standing' },
    createdAt: {
      label: 'Joined',
      kind: 'time',
      isSortable: true,
      isFilterable: true,
      personal: 'standing',
      isFact: true,
    },
    firstName: { label: 'First name', kind: 'text', isExtra: true },
    lastName: { label: 'Last name', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
  open: { searchLabel: 'Name', sort: { by: 'name', direction: 'asc' } },
});
