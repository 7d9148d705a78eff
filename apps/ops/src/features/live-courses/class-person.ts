import type { liveGroupPeopleTable } from '@lyceum/contracts/live-course';
import type { TableRow } from '@lyceum/contracts/ops';

/** Somebody in a class, as its table has them. */
export type ClassPerson = TableRow<typeof liveGroupPeopleTable>;
