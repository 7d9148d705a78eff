import { createUsersRouter, type UserService } from '@lyceum/auth';
import { createOpsRouter } from '@lyceum/kernel';

/** The services the console's calls reach; the host takes them from Nest's container. */
export interface OpsServices {
  users: UserService;
}

/** Every call of the ops console, one router a domain. */
export function createAppRouter(services: OpsServices) {
  return createOpsRouter({
    users: createUsersRouter(services.users),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
