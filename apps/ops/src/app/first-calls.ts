import { featuresTable, featureUsersTable } from '@lyceum/contracts/admin';
import { isStaff, type Role, teacherApplicationsTable, usersTable } from '@lyceum/contracts/auth';
import { campaignsTable, mailSuppressionsTable } from '@lyceum/contracts/campaigns';
import { contentTable, mediaTable } from '@lyceum/contracts/cms';
import {
  liveAskingTable,
  liveCertificatesTable,
  liveCoursesTable,
  liveGroupsTable,
} from '@lyceum/contracts/live-course';
import { enquiriesTable } from '@lyceum/contracts/enquiries';
import { moderationTable } from '@lyceum/contracts/moderation';
import { auditTable, parkedJobsTable, readableTable, type TableDeclaration } from '@lyceum/contracts/ops';
import {
  financeTable,
  ordersTable,
  paymentCasesTable,
  paymentLinksTable,
  promoCodesTable,
} from '@lyceum/contracts/payments';
import { holdsPermission, type Permission } from '@lyceum/contracts/permissions';
import { achievementsTable } from '@lyceum/contracts/profile';
import { schoolsTable } from '@lyceum/contracts/schools';
import { uploadsTable } from '@lyceum/contracts/uploads';
import type { FirstCall } from '@lyceum/session';
import { defaultParseSearch } from '@tanstack/react-router';
import { overviewInput, readAnalyticsSearch } from '../features/analytics/analytics-search';
import { waiting } from '../features/educators/waiting';
import { newEnquiries } from '../features/enquiries/section';
import { standing } from '../features/content/standing';
import { activeSuppressions } from '../features/mail-suppressions/section';
import { openCases } from '../features/payment-cases/section';
import { usualQueue } from '../features/moderation/queue-address';
import { readView, type TableSearch, toQuestion } from '../tables/table-address';
import { pageOf } from '../tables/table-question';
import { queryCall } from './query-call';

type May = (right: Permission) => boolean;

/** What the address says, as the router reads it. */
type Search = Readonly<Record<string, unknown>>;

type Calls = (may: May, search: Search) => FirstCall[];

interface ListCalls {
  /** What it begins with where its address says nothing; without, with everything. */
  readonly begins?: TableSearch;
  /** What else its screen asks. */
  readonly also?: readonly string[];
}

/** The rows that an address of a list asks for, how many there are, and the views of the list. */
const list =
  (rows: string, whole: TableDeclaration, { begins = {}, also = [] }: ListCalls = {}): Calls =>
  (may, search) => {
    if (!may(whole.requires)) return [];
    const table = readableTable(whole, may);
    const view = readView(table, Object.keys(search).length === 0 ? begins : search);
    const question = toQuestion(table, view);
    const { search: words, filters } = question;
    return [
      queryCall(rows, pageOf(question, view)),
      queryCall('views.list', { table: table.name }),
      queryCall('tables.count', { table: table.name, search: words, filters }),
      ...also.map((name) => queryCall(name)),
    ];
  };

/** What screens ask before they have an answer, by their routes. A browser test opens every route and says what is missing here. */
const firstCalls: Readonly<Record<string, Calls>> = {
  '/_console/': () => [queryCall('home.get')],
  '/_console/achievements/': list('achievements.list', achievementsTable),
  '/_console/analytics': (may, raw) => {
    const search = readAnalyticsSearch(raw);
    const isShown = may('analytics.read') && search.report === 'overview';
    return isShown ? [queryCall('analytics.overview', overviewInput(search))] : [];
  },
  '/_console/audit/': list('audit.list', auditTable),
  '/_console/campaigns/': list('campaigns.list', campaignsTable),
  '/_console/certificates/': list('liveCertificates.list', liveCertificatesTable),
  '/_console/classes/asking': list('liveGroups.asking', liveAskingTable),
  '/_console/classes/': list('liveGroups.list', liveGroupsTable),
  '/_console/content/': list('content.list', contentTable, { begins: standing }),
  '/_console/enquiries/': list('enquiries.list', enquiriesTable, { begins: newEnquiries }),
  '/_console/educators/': list('educators.list', teacherApplicationsTable, { begins: waiting }),
  '/_console/features/': list('features.list', featuresTable),
  '/_console/features/people': list('features.users', featureUsersTable),
  '/_console/finance': list('finance.list', financeTable, { also: ['finance.chart'] }),
  '/_console/jobs/': list('jobs.parked', parkedJobsTable, { also: ['jobs.overview', 'jobs.causes'] }),
  '/_console/live-courses/': list('liveCourses.list', liveCoursesTable),
  '/_console/mail-suppressions': list('mailSuppressions.list', mailSuppressionsTable, {
    begins: activeSuppressions,
  }),
  '/_console/media/': list('media.list', mediaTable),
  '/_console/moderation/': list('moderation.queue', moderationTable, { begins: usualQueue }),
  '/_console/orders/': list('orders.list', ordersTable),
  '/_console/payment-cases': list('paymentCases.list', paymentCasesTable, { begins: openCases }),
  '/_console/payment-links/': list('paymentLinks.list', paymentLinksTable),
  '/_console/promo-codes/': list('promoCodes.list', promoCodesTable),
  '/_console/schools/': list('schools.list', schoolsTable),
  '/_console/uploads/': list('uploads.list', uploadsTable),
  '/_console/users/': list('users.list', usersTable),
};

/**
 * The first calls of a route for somebody with these roles, and of the frame around it. The page begins them while the
 * files of the screen load.
 */
export function firstCallsOf(routeId: string, roles: readonly Role[], search: string): FirstCall[] {
  if (!isStaff(roles)) return [];
  const may: May = (right) => holdsPermission(roles, right);
  return [...(firstCalls[routeId]?.(may, defaultParseSearch(search)) ?? []), queryCall('home.waiting')];
}
