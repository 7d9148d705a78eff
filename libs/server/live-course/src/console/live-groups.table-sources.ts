import { people, peopleNamed, peopleNamedOrWritten } from '@lyceum/auth';
import {
  liveAskingTable,
  liveGroupPeopleTable,
  liveGroupsTable,
  liveGroupWaitingTable,
} from '@lyceum/contracts/live-course';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { askingCause, askingFrom, isAsking, seatsOfAsking } from './asking.statements';
import { groupCounts, sessionState } from './staff-group.sql';

/** Where the classes of the console come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('liveGroup')
export class LiveGroupsTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof liveGroupsTable> = {
    table: liveGroupsTable,
    from: `live_course_groups g JOIN live_courses c ON c.tag = g.course_tag ${groupCounts('g')}`,
    id: 'g.id',
    columns: {
      groupTag: 'g.group_tag',
      course: 'c.name',
      type: 'c.type',
      state: sessionState('g'),
      startsAt: 'g.session_starts_at',
      endsAt: 'g.session_ends_at',
      timeZone: 'g.time_zone',
      students: 'counted.students',
      seats: 'g.seats',
      waiting: 'counted.waiting',
      takesEnrolments: 'g.takes_enrolments',
    },
    notNull: ['groupTag', 'startsAt'],
    searchText: `lower(g.group_tag || ' ' || c.name)`,
  };

  nameOf(id: string): string {
    return `(SELECT group_tag FROM live_course_groups WHERE id = ${id})`;
  }
}

/** Where the people of one class come from: they are few. */
@Injectable()
@ConsoleTable()
export class LiveGroupPeopleTableSource implements TableProvider {
  readonly source: TableSource<typeof liveGroupPeopleTable> = {
    table: liveGroupPeopleTable,
    from: `live_course_members m ${people.join('u', 'm.user_id')}`,
    id: 'm.id',
    columns: {
      name: 'u.full_name',
      email: 'u.email',
      role: 'm.role',
      state: 'm.state',
      points: `CASE WHEN m.role = 'STUDENT' THEN m.score_total END`,
      pointsOf: `CASE WHEN m.role = 'STUDENT' THEN m.point_total END`,
      since: 'm.joined_at',
      userId: 'm.user_id',
      groupId: 'm.group_id',
    },
    notNull: ['name'],
    refersTo: { people: peopleNamed, written: peopleNamedOrWritten },
    searchText: (_, isFound) => isFound('written', 'm.user_id'),
    openSearchText: (_, isFound) => isFound('people', 'm.user_id'),
  };
}

/** Where the waiting list of one class comes from. */
@Injectable()
@ConsoleTable()
export class LiveGroupWaitingTableSource implements TableProvider {
  readonly source: TableSource<typeof liveGroupWaitingTable> = {
    table: liveGroupWaitingTable,
    from: `live_course_waiting w ${people.join('u', 'w.user_id')}`,
    id: 'w.id',
    columns: {
      since: 'w.created_at',
      name: 'u.full_name',
      email: 'u.email',
      mayEnter: 'w.may_enter',
      userId: 'w.user_id',
      groupId: 'w.group_id',
    },
    notNull: ['since'],
    refersTo: { people: peopleNamed, written: peopleNamedOrWritten },
    searchText: (_, isFound) => isFound('written', 'w.user_id'),
    openSearchText: (_, isFound) => isFound('people', 'w.user_id'),
  };
}

/** Where those come from who wait for the word of staff. */
@Injectable()
@ConsoleTable()
export class LiveAskingTableSource implements TableProvider {
  readonly source: TableSource<typeof liveAskingTable> = {
    table: liveAskingTable,
    from: askingFrom,
    id: 'w.id',
    columns: {
      name: 'u.full_name',
      groupTag: 'g.group_tag',
      course: 'c.name',
      cause: askingCause,
      since: 'w.created_at',
      seats: seatsOfAsking,
      email: 'u.email',
      dateOfBirth: 'u.date_of_birth::text',
      userId: 'w.user_id',
      groupId: 'w.group_id',
    },
    notNull: ['since'],
    scope: () => isAsking,
    refersTo: { people: peopleNamed, written: peopleNamedOrWritten },
    searchText: (pattern, isFound) =>
      `lower(g.group_tag || ' ' || c.name) LIKE ${pattern} OR ${isFound('written', 'w.user_id')}`,
    openSearchText: (pattern, isFound) =>
      `lower(g.group_tag || ' ' || c.name) LIKE ${pattern} OR ${isFound('people', 'w.user_id')}`,
  };
}
