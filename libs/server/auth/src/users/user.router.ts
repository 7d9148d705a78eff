import {
  endUserSessionSchema,
  namedUsersSchema,
  oneUserSchema,
  personPageSchema,
  setRolesSchema,
  setSuspendedSchema,
  userDetailSchema,
  userRowSchema,
  usersTable,
  viewAsSchema,
} from '@lyceum/contracts/auth';
import { personTimelinePageSchema, personTimelineSchema } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { ViewAsService } from '../view-as/view-as.service';
import { PersonPageService } from './person-page.service';
import { UserDetailService } from './user-detail.service';
import { UserService } from './user.service';

/** The console's calls about accounts. */
export function createUsersRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const users = get(UserService);
  const userDetails = get(UserDetailService);
  const viewAs = get(ViewAsService);
  const pages = get(PersonPageService);
  const open = requires('user.list');
  const suspend = requires('user.suspend');
  return createOpsRouter({
    list: tableProcedure(usersTable, tables),
    person: open.query(oneUserSchema, personPageSchema, (actor, input) => pages.get(actor, input)),
    timeline: open.query(personTimelineSchema, personTimelinePageSchema, (actor, input) =>
      pages.timeline(actor, input),
    ),
    named: open.query(namedUsersSchema, z.array(userRowSchema), (actor, input) => pages.named(actor, input)),
    get: requires('user.read').query(oneUserSchema, userDetailSchema, (actor, input) =>
      userDetails.get(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'user',
      requires: 'user.read',
      get: (actor, userId) => userDetails.get(actor, { userId }),
    }),
    setRoles: requires('user.setRoles').mutation(setRolesSchema, userRowSchema, (actor, input) =>
      users.setRoles(actor, input),
    ),
    setSuspended: suspend.mutation(setSuspendedSchema, userRowSchema, (actor, input) =>
      users.setSuspended(actor, input),
    ),
    endSession: suspend.mutation(endUserSessionSchema, z.void(), (actor, input) =>
      userDetails.endSession(actor, input),
    ),
    sendPasswordReset: requires('user.sendPasswordReset').mutation(oneUserSchema, z.void(), (actor, input) =>
      userDetails.sendPasswordReset(actor, input),
    ),
    viewAs: requires('user.viewAs').mutation(oneUserSchema, viewAsSchema, (actor, input) =>
      viewAs.begin(actor, input),
    ),
  });
}
