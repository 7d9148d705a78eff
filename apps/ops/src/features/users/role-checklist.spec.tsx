import { afterEach, describe, expect, it } from '@jest/globals';
import { type Role, roles } from '@lyceum/contracts/auth';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleChecklist } from './role-checklist';

function show(actorRoles: readonly Role[], onToggle: (role: Role) => void = () => undefined) {
  render(
    <LyceumProvider>
      <RoleChecklist selected={['STUDENT', 'ADMIN']} actorRoles={actorRoles} onToggle={onToggle} />
    </LyceumProvider>,
  );
}

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

describe('RoleChecklist', () => {
  afterEach(cleanup);

  it('[47] offers all 21 roles, in words', () => {
    show(['SUPER_ADMIN']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(roles.length);
    expect(roles).toHaveLength(21);
    expect(box('Student').checked).toBe(true);
    expect(box('Educator').checked).toBe(false);
  });

  it('keeps the guarded roles from an admin, and says why', () => {
    show(['ADMIN']);
    expect(box('Admin guarded').disabled).toBe(true);
    expect(box('Super admin guarded').disabled).toBe(true);
    expect(box('Educator').disabled).toBe(false);
    expect(screen.queryByText(/Only a super admin can give or take/)).not.toBeNull();
  });

  it('narrows down by typing and tells which box was pressed', async () => {
    const toggled: Role[] = [];
    show(['SUPER_ADMIN'], (role) => toggled.push(role));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a role' }), 'kia');
    await screen.findByRole('checkbox', { name: 'KIA mentor' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(box('KIA educator'));
    expect(toggled).toEqual(['KIA_TEACHER']);
  });
});
