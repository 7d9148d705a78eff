import { isStaff, roleLabel, type Role } from '@lyceum/contracts/auth';
import { Badge } from '@mantine/core';

export interface RoleBadgeProps {
  role: Role;
  size?: 'sm' | 'md' | 'lg';
}

const educators: readonly Role[] = ['TEACHER', 'KIA_MENTOR', 'KIA_TEACHER', 'MIA_TEACHER', 'INTERVIEWER'];

function roleColor(role: Role): string {
  if (isStaff([role])) return 'purple';
  return educators.includes(role) ? 'live' : 'gray';
}

/** A role in words: purple for staff, teal for those who teach, grey for everybody else. */
export function RoleBadge({ role, size = 'md' }: RoleBadgeProps) {
  return (
    <Badge color={roleColor(role)} size={size}>
      {roleLabel(role)}
    </Badge>
  );
}
