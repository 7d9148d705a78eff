import {
  alikeSchoolsAnswerSchema,
  alikeSchoolsSchema,
  enterSchoolStaffSchema,
  mergedSchoolSchema,
  mergeSchoolSchema,
  schoolIdSchema,
  schoolStaffEntryIdSchema,
  schoolsTable,
  staffSchoolSchema,
  updateSchoolSchema,
} from '@lyceum/contracts/schools';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { SchoolStaffService } from '../staff/school-staff.service';
import { StaffSchoolService } from './staff-school.service';

/** The console's calls about schools. */
export function createSchoolsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const schools = get(StaffSchoolService);
  const staff = get(SchoolStaffService);
  const oversee = requires('school.oversee');
  return createOpsRouter({
    list: tableProcedure(schoolsTable, tables),
    get: oversee.query(schoolIdSchema, staffSchoolSchema, (actor, input) => schools.get(actor, input)),
    alike: oversee.query(alikeSchoolsSchema, alikeSchoolsAnswerSchema, (actor, input) =>
      schools.alike(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'school',
      requires: 'school.oversee',
      get: (actor, schoolId) => schools.get(actor, { schoolId }),
    }),
    update: oversee.mutation(updateSchoolSchema, z.void(), (actor, input) => schools.update(actor, input)),
    enterStaff: oversee.mutation(enterSchoolStaffSchema, z.void(), (actor, input) =>
      staff.enter(actor, input),
    ),
    takeStaffAway: oversee.mutation(schoolStaffEntryIdSchema, z.void(), (actor, input) =>
      staff.takeAway(actor, input),
    ),
    merge: oversee.mutation(mergeSchoolSchema, mergedSchoolSchema, (actor, input) =>
      schools.merge(actor, input),
    ),
  });
}
