import {
  listUsersSchema,
  setRolesSchema,
  setSuspendedSchema,
  userPageSchema,
  userRowSchema,
} from '@lyceum/contracts';
import { createOpsRouter, requires } from '@lyceum/kernel';
import type { UserService } from './user.service';

/** The console's calls about accounts. */
export function createUsersRouter(users: UserService) {
  return createOpsRouter({
    list: requires('user.list')
      .input(listUsersSchema)
      .output(userPageSchema)
      .query(({ ctx, input }) => users.list(ctx.actor, input)),

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
