import type { Role } from '@lyceum/contracts/auth';

export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  roles: Role[];
  claps: number;
}

const rows: [string, string, Role[], number][] = [
  ['Amara', 'Okafor', ['TEACHER'], 1204],
  ['Ben', 'Castellanos', ['STUDENT'], 87],
  ['Chiara', 'Moretti', ['STUDENT', 'STUDENT_CLUB_ADMIN'], 342],
  ['Dawit', 'Tesfaye', ['SALES_TEAM'], 9],
  ['Elif', 'Yıldız', ['TEACHER', 'COURSE_ADMIN'], 655],
  ['Farid', 'Rahimi', ['GUARDIAN'], 0],
  ['Gwen', 'Pritchard', ['SUPER_ADMIN'], 41],
  ['Hana', 'Kobayashi', ['STUDENT'], 518],
  ['Ines', 'Duarte', ['EVENT_ADMIN'], 73],
  ['秉灵', '王', ['STUDENT'], 266],
];

/** Invented people for the gallery's table. */
export const people: Person[] = rows.map(([firstName, lastName, roles, claps], index) => ({
  id: `p${index}`,
  firstName,
  lastName,
  email: `person${index}@lyceum.example`,
  roles,
  claps,
}));
