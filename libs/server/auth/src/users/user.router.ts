import { setRolesSchema, setSuspendedSchema, userRowSchema, usersTable } from '@lyceum/contracts';
import { createOpsRouter, requires, tableProcedure, type TableReader } from '@lyceum/kernel';
import type { UserService } from './user.service';

/** The console's calls about accounts. */
export function createUsersRouter(users: UserService, tables: TableReader) {
  return createOpsRouter({
    list: tableProcedure(usersTable, tables),

    setRoles: requires('user.setRoles')
      .input(setRolesSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setRoles(ctx.actor, input, { requestId: ctx.requestId })),

    setSuspended: requires('user.suspend')
      .input(setSuspendedSchema)
      .output(userRowSchema)
      .mutation(({ ctx, input }) => users.setSuspended(ctx.actor, input, { requestId: ctx.requestId })),
  });
}
