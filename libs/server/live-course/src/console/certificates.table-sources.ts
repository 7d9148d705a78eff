import { people, peopleNamed, peopleNamedOrWritten } from '@lyceum/auth';
import { liveCertificatesTable, liveGroupCertificatesTable } from '@lyceum/contracts/live-course';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  certificateStanding,
  certificateStudents,
  isOfCertificates,
} from '../certificates/certificate.statements';

/** A code that was typed finds its certificate; nobody looks for parts of one. */
const words = (pattern: string): string =>
  `lower(g.group_tag || ' ' || k.course_name) LIKE ${pattern} OR lower(k.code) LIKE substr(${pattern}, 2, length(${pattern}) - 2)`;

/** Where the certificates of all live courses come from. */
@Injectable()
@ConsoleTable()
export class LiveCertificatesTableSource implements TableProvider {
  readonly source: TableSource<typeof liveCertificatesTable> = {
    table: liveCertificatesTable,
    from: `live_certificates k JOIN live_course_groups g ON g.id = k.group_id ${people.join('u', 'k.user_id')}`,
    id: 'k.id',
    columns: {
      name: 'u.full_name',
      course: 'k.course_name',
      groupTag: 'g.group_tag',
      holds: `CASE WHEN k.withdrawn_at IS NULL THEN 'HOLDS' ELSE 'WITHDRAWN' END`,
      issuedAt: 'k.issued_at',
      file: 'k.state',
      withdrawnAt: 'k.withdrawn_at',
      reason: 'k.reason',
      code: 'k.code',
      email: 'u.email',
      userId: 'k.user_id',
      groupId: 'k.group_id',
    },
    notNull: ['issuedAt'],
    refersTo: { people: peopleNamed, written: peopleNamedOrWritten },
    searchText: (pattern, isFound) => `${words(pattern)} OR ${isFound('written', 'k.user_id')}`,
    openSearchText: (pattern, isFound) => `${words(pattern)} OR ${isFound('people', 'k.user_id')}`,
  };
}

/** Where the students of one class come from with their certificates: they are few. */
@Injectable()
@ConsoleTable()
export class LiveGroupCertificatesTableSource implements TableProvider {
  readonly source: TableSource<typeof liveGroupCertificatesTable> = {
    table: liveGroupCertificatesTable,
    from: certificateStudents,
    id: 'm.id',
    columns: {
      name: 'u.full_name',
      standing: certificateStanding,
      issuedAt: 'c.issued_at',
      file: 'c.state',
      email: 'u.email',
      code: 'c.code',
      certificateId: 'c.id',
      userId: 'm.user_id',
      groupId: 'm.group_id',
    },
    notNull: ['name'],
    scope: () => isOfCertificates,
    refersTo: { people: peopleNamed, written: peopleNamedOrWritten },
    searchText: (_, isFound) => isFound('written', 'm.user_id'),
    openSearchText: (_, isFound) => isFound('people', 'm.user_id'),
  };
}
