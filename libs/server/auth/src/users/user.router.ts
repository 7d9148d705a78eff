import {
  endUserSessionSchema,
  oneUserSchema,
  setRolesSchema,
  setSuspendedSchema,
  userDetailSchema,
  userRowSchema,
  usersTable,
  viewAsSchema,
} from '@lyceum/contracts/auth';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { ViewAsService } from '../view-as/view-as.service';
import { UserDetailService } from './user-detail.service';
import { UserService } from './user.service';

/** The console's calls about accounts. */
export function createUsersRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const users = get(UserService);
  const userDetails = get(UserDetailService);
  const viewAs = get(ViewAsService);
  return createOpsRouter({
    list: tableProcedure(usersTable, tables),

    get: requires('user.read')
      .input(oneUserSchema)
      .output(userDetailSchema)
      .query(({ ctx, input }) => userDetails.get(ctx.actor, input)),

    history: historyProcedure(tables, {
      targetType: 'user',
      requires: 'user.read',
      get: (actor, userId) => userDetails.get(actor, { userId }),
    }),

    setRoles: requires('user.setRoles')
      .input(setRolesSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setRoles(ctx.actor, input)),

    setSuspended: requires('user.suspend')
      .input(setSuspendedSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setSuspended(ctx.actor, input)),

    endSession: requires('user.suspend')
      .input(endUserSessionSchema)
      .mutation(({ ctx, input }) => userDetails.endSession(ctx.actor, input)),

    sendPasswordReset: requires('user.sendPasswordReset')
      .input(oneUserSchema)
      .mutation(({ ctx, input }) => userDetails.sendPasswordReset(ctx.actor, input)),

    viewAs: requires('user.viewAs')
      .input(oneUserSchema)
      .output(viewAsSchema)
      .mutation(({ ctx, input }) => viewAs.begin(ctx.actor, input)),
  });
}
