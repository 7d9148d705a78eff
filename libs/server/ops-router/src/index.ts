import { createViewsRouter, type SavedViewService } from '@lyceum/admin';
import { createAuditRouter, createUsersRouter, type UserService } from '@lyceum/auth';
import { createOpsRouter, type TableReader } from '@lyceum/kernel';
import { type AnalyticsFileService, type AnalyticsService, createAnalyticsRouter } from '@lyceum/logging';

/** The services the console's calls reach; the host takes them from Nest's container. */
export interface OpsServices {
  analytics: AnalyticsService;
  analyticsFiles: AnalyticsFileService;
  tables: TableReader;
  users: UserService;
  views: SavedViewService;
}

/** Every call of the ops console, one router a domain. */
export function createAppRouter(services: OpsServices) {
  return createOpsRouter({
    analytics: createAnalyticsRouter(services.analytics, services.analyticsFiles),
    audit: createAuditRouter(services.tables),
    users: createUsersRouter(services.users, services.tables),
    views: createViewsRouter(services.views),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
