import {
  decideApplicationSchema,
  oneUserSchema,
  teacherApplicationSchema,
  teacherApplicationsTable,
} from '@lyceum/contracts/auth';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { TeacherApplicationService } from './teacher-application.service';

/** The console's calls about those who asked to be educators. */
export function createTeacherApplicationsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const applications = get(TeacherApplicationService);
  const decide = requires('user.setRoles');
  return createOpsRouter({
    list: tableProcedure(teacherApplicationsTable, tables),
    get: decide.query(oneUserSchema, teacherApplicationSchema, (actor, input) =>
      applications.get(actor, input),
    ),
    decide: decide.mutation(decideApplicationSchema, teacherApplicationSchema, (actor, input) =>
      applications.decide(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'user',
      requires: 'user.setRoles',
      get: (actor, userId) => applications.get(actor, { userId }),
    }),
  });
}
