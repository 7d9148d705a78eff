import { createFeaturesRouter, createNotesRouter, createViewsRouter } from '@lyceum/admin';
import { createAuditRouter, createTeacherApplicationsRouter, createUsersRouter } from '@lyceum/auth';
import { createCampaignsRouter } from '@lyceum/campaigns';
import { createContentRouter, createMediaRouter } from '@lyceum/cms';
import {
  createHomeRouter,
  createJobsRouter,
  createOpsRouter,
  createTablesRouter,
  type ServiceFinder,
} from '@lyceum/kernel';
import {
  createLiveCertificatesRouter,
  createLiveCoursesRouter,
  createLiveGroupsRouter,
} from '@lyceum/live-course';
import { createAnalyticsRouter } from '@lyceum/logging';
import { createMailSuppressionsRouter } from '@lyceum/mail';
import { createModerationRouter } from '@lyceum/moderation';
import {
  createFinanceRouter,
  createOrdersRouter,
  createPaymentCasesRouter,
  createPaymentLinksRouter,
  createPromoCodesRouter,
} from '@lyceum/payments';
import { createAchievementsRouter, createCertificatesRouter } from '@lyceum/profile';
import { createSchoolsRouter } from '@lyceum/schools';
import { createUploadsRouter } from '@lyceum/uploads';
import { createEnquiriesRouter } from '@lyceum/enquiries';

/** Every call of the ops console: the one list, because the console's types are inferred from it. */
export function createAppRouter(get: ServiceFinder) {
  return createOpsRouter({
    home: createHomeRouter(get),
    analytics: createAnalyticsRouter(get),
    audit: createAuditRouter(get),
    promoCodes: createPromoCodesRouter(get),
    orders: createOrdersRouter(get),
    paymentCases: createPaymentCasesRouter(get),
    finance: createFinanceRouter(get),
    paymentLinks: createPaymentLinksRouter(get),
    tables: createTablesRouter(get),
    users: createUsersRouter(get),
    educators: createTeacherApplicationsRouter(get),
    notes: createNotesRouter(get),
    views: createViewsRouter(get),
    features: createFeaturesRouter(get),
    jobs: createJobsRouter(get),
    moderation: createModerationRouter(get),
    uploads: createUploadsRouter(get),
    liveCourses: createLiveCoursesRouter(get),
    liveCertificates: createLiveCertificatesRouter(get),
    liveGroups: createLiveGroupsRouter(get),
    content: createContentRouter(get),
    media: createMediaRouter(get),
    campaigns: createCampaignsRouter(get),
    mailSuppressions: createMailSuppressionsRouter(get),
    schools: createSchoolsRouter(get),
    achievements: createAchievementsRouter(get),
    certificates: createCertificatesRouter(get),
    enquiries: createEnquiriesRouter(get),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
