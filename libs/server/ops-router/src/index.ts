import {
  createFeaturesRouter,
  createViewsRouter,
  type ExtraUsersReader,
  type ExtraUsersService,
  type SavedViewService,
} from '@lyceum/admin';
import {
  createAuditRouter,
  createUsersRouter,
  type UserDetailService,
  type UserService,
  type ViewAsService,
} from '@lyceum/auth';
import { createJobsRouter, createOpsRouter, type OperationsService, type TableReader } from '@lyceum/kernel';
import { type AnalyticsFileService, type AnalyticsService, createAnalyticsRouter } from '@lyceum/logging';
import { createModerationRouter, type StaffQueueService } from '@lyceum/moderation';
import { createPromoCodesRouter, type PromoCodeServices } from '@lyceum/payments';
import { createUploadsRouter, type StaffFilesReader, type StaffFilesService } from '@lyceum/uploads';

/** The services the console's calls reach; the host takes them from Nest's container. */
export interface OpsServices {
  analytics: AnalyticsService;
  analyticsFiles: AnalyticsFileService;
  promoCodes: PromoCodeServices;
  tables: TableReader;
  userDetails: UserDetailService;
  users: UserService;
  viewAs: ViewAsService;
  views: SavedViewService;
  features: { lists: ExtraUsersService; reader: ExtraUsersReader };
  operations: OperationsService;
  moderation: StaffQueueService;
  uploads: { files: StaffFilesService; reader: StaffFilesReader };
}

/** Every call of the ops console, one router a domain. */
export function createAppRouter(services: OpsServices) {
  return createOpsRouter({
    analytics: createAnalyticsRouter(services.analytics, services.analyticsFiles),
    audit: createAuditRouter(services.tables),
    promoCodes: createPromoCodesRouter(services.promoCodes, services.tables),
    users: createUsersRouter(services),
    views: createViewsRouter(services.views),
    features: createFeaturesRouter({ ...services.features, tables: services.tables }),
    jobs: createJobsRouter(services.operations, services.tables),
    moderation: createModerationRouter(services.moderation, services.tables),
    uploads: createUploadsRouter({ ...services.uploads, tables: services.tables }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
