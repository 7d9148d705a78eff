import {
  auditTable,
  endUserSessionSchema,
  oneUserSchema,
  setRolesSchema,
  setSuspendedSchema,
  tablePageSchema,
  userDetailSchema,
  userHistorySchema,
  userRowSchema,
  usersTable,
  viewAsSchema,
} from '@lyceum/contracts';
import { createOpsRouter, requires, tableProcedure, type TableReader } from '@lyceum/kernel';
import type { ViewAsService } from '../view-as/view-as.service';
import type { UserDetailService } from './user-detail.service';
import type { UserService } from './user.service';

/** The services behind the console's calls about accounts. */
interface UsersRouterServices {
  readonly tables: TableReader;
  readonly users: UserService;
  readonly userDetails: UserDetailService;
  readonly viewAs: ViewAsService;
}

/** The console's calls about accounts. */
export function createUsersRouter({ tables, users, userDetails, viewAs }: UsersRouterServices) {
  return createOpsRouter({
    list: tableProcedure(usersTable, tables),

    get: requires('user.read')
      .input(oneUserSchema)
      .output(userDetailSchema)
      .query(({ ctx, input }) => userDetails.get(ctx.actor, input)),

    history: requires('user.read')
      .input(userHistorySchema)
      .output(tablePageSchema(auditTable))
      .query(({ ctx, input }) => userDetails.historyOf(ctx.actor, input)),

    setRoles: requires('user.setRoles')
      .input(setRolesSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setRoles(ctx.actor, input, { requestId: ctx.requestId })),

    setSuspended: requires('user.suspend')
      .input(setSuspendedSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setSuspended(ctx.actor, input, { requestId: ctx.requestId })),

    endSession: requires('user.suspend')
      .input(endUserSessionSchema)
      .mutation(({ ctx, input }) => userDetails.endSession(ctx.actor, input, { requestId: ctx.requestId })),

    sendPasswordReset: requires('user.sendPasswordReset')
      .input(oneUserSchema)
      .mutation(({ ctx, input }) =>
        userDetails.sendPasswordReset(ctx.actor, input, { requestId: ctx.requestId }),
      ),

    viewAs: requires('user.viewAs')
      .input(oneUserSchema)
      .output(viewAsSchema)
      .mutation(({ ctx, input }) => viewAs.begin(ctx.actor, input, { requestId: ctx.requestId })),
  });
}
