import { randomUUID } from 'node:crypto';
import { type FeatureView, groupFeature } from '@lyceum/contracts/admin';
import type { PersonalField } from '@lyceum/contracts/personal-data';
import { buildCampaign, buildSuppression } from '@lyceum/campaigns/testing';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { buildPaidOrder } from '@lyceum/payments/testing';
import { buildAchievement } from '@lyceum/profile/testing';
import { buildSchool } from '@lyceum/schools/testing';
import { buildUpload } from '@lyceum/uploads/testing';
import { ConsoleCalls } from './console';
import { parkedJob } from './console-inputs';
import { publishedContent } from './content';
import { newEnquiry } from './enquiries';
import { ModerationScene } from './moderation-scene';
import { paymentLinkIn } from './payment-links';
import { courseOf, newLiveGroup } from './live-courses';
import { buildPerson, type Person } from './people';
import { PromoCodeCalls } from './promo-codes';
import type { TestServer } from './test-server';

/** Words that stand nowhere but in what is told of people, and a way to ask every call of the console. */
export interface TellTales {
  readonly words: ReadonlyMap<PersonalField, readonly string[]>;
  /** Of each call that reads and is no table, what it is asked. */
  readonly inputs: Readonly<Record<string, object>>;
  readonly feature: string;
}

const word = (what: string): string => `${what}${randomUUID().replaceAll('-', '').slice(0, 10)}`;

const range = { from: '2026-03-01', to: '2026-03-07' };

/** A child and a sales person of whom everything is stored that can be, where the console could tell of it. */
export async function buildTellTales(server: TestServer, admin: Person): Promise<TellTales> {
  const [childWord, sellerWord, guardian, listed, printed, granted, shut] = [
    'child',
    'seller',
    'guardian',
    'listed',
    'printed',
    'granted',
    'shut',
  ].map(word) as [string, string, string, string, string, string, string];
  const child = await buildPerson(server, { email: `${childWord}@lyceum.example`, firstName: 'Mei' });
  const seller = await buildPerson(server, { email: `${sellerWord}@lyceum.example`, roles: ['SALES_ADMIN'] });
  const [birth, sessionAddress, origin] = ['2011-02-03', '203.0.113.77', '198.51.100.44'];
  const run = (text: string, values: readonly unknown[]) => server.database.query(text, [...values]);
  await run(
    `UPDATE users SET date_of_birth = $2, guardian_email = $3, guardian_consented_at = now(), country = 'NZ' WHERE id = $1`,
    [child.id, birth, `${guardian}@lyceum.example`],
  );
  await run('UPDATE sessions SET ip_address = $2 WHERE user_id = $1', [child.id, sessionAddress]);
  await run(
    `INSERT INTO audit_entries (actor_id, action, target_type, target_id, address)
     VALUES ($1, 'user.setRoles', 'user', $2, $3)`,
    [seller.id, child.id, origin],
  );
  await run(`INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, $2, 'Lin')`, [
    child.id,
    printed,
  ]);
  await run('INSERT INTO teacher_applications (user_id) VALUES ($1)', [child.id]);
  await buildSuppression(server.database.manager, `${shut}@lyceum.example`);
  await run('INSERT INTO feature_users (feature, email) VALUES ($1, $2)', [
    groupFeature,
    `${listed}@lyceum.example`,
  ]);
  return {
    words: new Map<PersonalField, readonly string[]>([
      ['email', [childWord, sellerWord]],
      ['dateOfBirth', [birth]],
      ['guardian', [guardian]],
      ['certificateName', [printed]],
      ['session', [sessionAddress]],
      ['origin', [origin]],
      ['listedEmail', [listed]],
      ['codeRecipient', [granted]],
      ['suppressedEmail', [shut]],
    ]),
    inputs: await inputsOf(server, { admin, child, seller, listed, granted }),
    feature: groupFeature,
  };
}

interface Scene {
  readonly admin: Person;
  readonly child: Person;
  readonly seller: Person;
  readonly listed: string;
  readonly granted: string;
}

async function inputsOf(
  server: TestServer,
  { admin, child, seller, listed, granted }: Scene,
): Promise<TellTales['inputs']> {
  const codes = new PromoCodeCalls(server);
  const { id, code } = await codes.create(seller);
  const email = `${granted}@lyceum.example`;
  const { batchId } = await codes.createForList(seller, [email]);
  await codes.order(child, code);
  const orderId = (await buildPaidOrder(server.database.manager, child)).id;
  const linkId = await paymentLinkIn(server, orderId);
  const { rows } = await new ConsoleCalls(server, admin).query<{ rows: FeatureView[] }>('features.list', {
    filters: { name: groupFeature },
  });
  const featureId = rows[0]?.id ?? '';
  const moderation = new ModerationScene(server);
  const house = await moderation.house('PUBLIC');
  await moderation.calls.report(house.reader, house.threadId, 'Look');
  const caseId = (await moderation.openCase(house)).id;
  const [entry] = await server.database.query<{ id: string }[]>(
    `SELECT id FROM audit_entries WHERE action = 'user.setRoles' AND target_id = $1`,
    [child.id],
  );
  const [upload] = await server.database.query<{ id: string }[]>('SELECT id FROM uploads WHERE url = $1', [
    await buildUpload(server.database.manager, admin),
  ]);
  const jobId = await parkedJob(server);
  const { id: achievementId } = await buildAchievement(server.database.manager, {}, child);
  const group = await buildGroup(server.database.manager);
  await buildMember(server.database.manager, group, child);
  await server.database.query(
    'INSERT INTO live_course_waiting (group_id, user_id, may_enter) VALUES ($1, $2, false)',
    [group.id, child.id],
  );
  const courseId = await courseOf(server, group);
  const { id: schoolId } = await buildSchool(server.database.manager);
  const content = await publishedContent(server, admin);
  const campaignId = await buildCampaign(server.database.manager);
  const enquiryId = await newEnquiry(server);
  return {
    'analytics.overview': range,
    'analytics.features': range,
    'analytics.retention': range,
    'analytics.funnel': { ...range, steps: [{ actionType: 'LOGIN' }, { actionType: 'CLAP' }] },
    'analytics.devices': range,
    'analytics.file': { ...range, report: 'overview' },
    'finance.chart': {},
    'home.get': {},
    'home.waiting': {},
    'educators.get': { userId: child.id },
    'educators.history': { id: child.id },
    'achievements.get': { achievementId },
    'achievements.history': { id: achievementId },
    'achievements.ofPerson': { userId: child.id },
    'certificates.nameOf': { userId: child.id },
    'users.get': { userId: child.id },
    'users.history': { id: child.id },
    'users.named': { ids: [child.id] },
    'users.person': { userId: child.id },
    'users.timeline': { userId: child.id },
    'tables.find': { search: 'lyceum' },
    'tables.count': { table: 'users' },
    'tables.names': { table: 'users' },
    'views.list': { table: 'users' },
    'features.get': { featureId },
    'features.history': { id: featureId },
    'features.emails': { featureId },
    'features.previewImport': { featureId, mode: 'ADD', text: `${listed}@lyceum.example` },
    'jobs.overview': {},
    'jobs.causes': {},
    'audit.get': { id: entry?.id },
    'jobs.get': { jobId },
    'jobs.history': { id: jobId },
    'moderation.get': { caseId },
    'moderation.place': { id: caseId },
    'moderation.reasons': { communityId: null },
    'moderation.history': { id: caseId },
    'orders.get': { id: orderId },
    'orders.history': { id: orderId },
    'paymentLinks.get': { id: linkId },
    'paymentLinks.history': { id: linkId },
    'paymentLinks.orders': { within: linkId },
    'promoCodes.get': { id },
    'promoCodes.options': {},
    'promoCodes.usage': { within: id },
    'promoCodes.history': { id },
    'promoCodes.redemptionsOverTime': { id },
    'promoCodes.mails': { batchId },
    'promoCodes.previewList': { name: 'Another', text: email },
    'campaigns.get': { id: campaignId },
    'campaigns.count': { id: campaignId },
    'campaigns.preview': { id: campaignId },
    'campaigns.history': { id: campaignId },
    'campaigns.schools': { search: 'A' },
    'content.get': { id: content.id },
    'content.history': { id: content.id },
    'content.versions': { id: content.id },
    'content.compare': { id: content.id, from: content.version, to: content.version },
    'content.check': { id: content.id },
    'schools.get': { schoolId },
    'schools.alike': { schoolId, search: '' },
    'schools.history': { id: schoolId },
    'liveCourses.get': { courseId },
    'liveCourses.groups': { courseId },
    'liveCourses.history': { id: courseId },
    'liveCertificates.ofGroup': { within: group.id },
    'liveCertificates.preview': {
      groupId: group.id,
      onlyCompleted: false,
      leastAttendance: 0,
      leastPoints: 0,
    },
    'liveGroups.asking': {},
    'liveGroups.matchReports': { groupId: group.id, files: ['nobody.pdf'] },
    'liveGroups.get': { groupId: group.id },
    'liveGroups.history': { id: group.id },
    'liveGroups.instructors': {},
    'liveGroups.people': { within: group.id },
    'liveGroups.waiting': { within: group.id },
    'liveGroups.preview': newLiveGroup({ courseId, groupTag: group.groupTag }),
    // What was typed is answered, and nothing else of an account.
    'liveGroups.previewEnrolment': { groupId: group.id, text: 'nobody' },
    'uploads.get': { uploadId: upload?.id ?? '' },
    'uploads.history': { id: upload?.id ?? '' },
    'enquiries.get': { enquiryId },
    'enquiries.history': { id: enquiryId },
  };
}
