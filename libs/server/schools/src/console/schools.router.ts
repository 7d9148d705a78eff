import {
  alikeSchoolsAnswerSchema,
  alikeSchoolsSchema,
  mergedSchoolSchema,
  mergeSchoolSchema,
  schoolIdSchema,
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
import { StaffSchoolService } from './staff-school.service';

/** The console's calls about schools. */
export function createSchoolsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const schools = get(StaffSchoolService);
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
    merge: oversee.mutation(mergeSchoolSchema, mergedSchoolSchema, (actor, input) =>
      schools.merge(actor, input),
    ),
  });
}
