import { randomUUID } from 'node:crypto';
import type { FeatureView } from '@lyceum/contracts/admin';
import type { PersonTimelinePage, SavedView } from '@lyceum/contracts/ops';
import type { CompletedUpload } from '@lyceum/contracts/uploads';
import type { ModerationReason } from '@lyceum/contracts/moderation';
import { buildUser } from '@lyceum/auth/testing';
import { buildBan } from '@lyceum/forum/testing';
import { buildCertificate, buildGroup, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { buildPromoCode } from '@lyceum/payments/testing';
import { Scheduler } from '@lyceum/kernel';
import { buildAchievement } from '@lyceum/profile/testing';
import { buildSchool, buildSchoolStaff } from '@lyceum/schools/testing';
import sharp from 'sharp';
import { campaignInputs } from './campaigns';
import { ConsoleCalls } from './console';
import { contentInputs } from './content';
import { enquiryInputs } from './enquiries';
import { courseOf, newLiveCourse, newLiveGroup } from './live-courses';
import { ModerationScene } from './moderation-scene';
import type { InputOf } from './input-of';
import { paymentInputs } from './payment-inputs';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';
import { begin, complete, put, sentReport } from './uploads';

const sessionOf = async (server: TestServer, { id }: Person): Promise<string> => {
  const [session] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM sessions WHERE user_id = $1',
    [id],
  );
  return session?.id ?? '';
};

async function reportedCase(server: TestServer): Promise<string> {
  const scene = new ModerationScene(server);
  const house = await scene.house('PUBLIC');
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  return (await scene.openCase(house)).id;
}

async function standingBan(server: TestServer): Promise<string> {
  const { communityId, reader } = await new ModerationScene(server).house('PUBLIC');
  await buildBan(server.database.manager, { id: communityId }, reader);
  const [ban] = await server.database.query<[{ id: string }]>(
    'SELECT id FROM community_bans WHERE user_id = $1',
    [reader.id],
  );
  return ban.id;
}

const keptReason = (server: TestServer, admin: Person): Promise<ModerationReason> =>
  new ConsoleCalls(server, admin).mutate('moderation.saveReason', {
    id: null,
    communityId: null,
    name: randomUUID(),
    text: 'No advertising.',
    before: null,
  });

const decision = { action: 'DISMISS', reason: 'Nothing wrong with it.' };

/** A student who was in a class to its end, and has confirmed their name. */
async function dueStudent(server: TestServer): Promise<{ groupId: string; studentId: string }> {
  const { manager } = server.database;
  const { id: groupId } = await buildGroup(manager, { endsAt: new Date(Date.now() - 60_000) });
  const { id: studentId } = await buildPerson(server);
  await buildMember(manager, { id: groupId }, { id: studentId });
  await server.database.query(
    `INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, 'Mei', 'Tanaka')`,
    [studentId],
  );
  return { groupId, studentId };
}

/** Somebody waits for the word of staff. @returns their place in the list */
async function askingIn(server: TestServer): Promise<string> {
  const { id: groupId } = await buildGroup(server.database.manager);
  const [asking] = await server.database.query<{ id: string }[]>(
    'INSERT INTO live_course_waiting (group_id, user_id, may_enter) VALUES ($1, $2, false) RETURNING id',
    [groupId, (await buildPerson(server)).id],
  );
  return asking?.id ?? '';
}

/** A delivery that was given up. @returns its id among the parked jobs */
export async function parkedJob(server: TestServer): Promise<string> {
  const [parked] = await server.database.query<{ id: string }[]>(`
    WITH event AS (
      INSERT INTO outbox_events (type, payload, relayed_at)
      VALUES ('uploads.files-erased', '{"keys":["media/galleries/none.webp"]}', now()) RETURNING id
    )
    INSERT INTO event_deliveries (event_id, subscriber, parked_at, parked_reason, parked_id, tries)
    SELECT id, 'uploads.remove-objects', now(), 'The store was away', uuidv7(), 5 FROM event
    RETURNING parked_id AS id`);
  return parked?.id ?? '';
}

async function sentPicture(server: TestServer, admin: Person): Promise<{ id: string; url: string }> {
  const create = { width: 8, height: 8, channels: 3, background: 'navy' } as const;
  const file = { name: 'poster.png', type: 'image/png', bytes: await sharp({ create }).png().toBuffer() };
  const ticket = await begin(server, admin, file);
  await put(server, ticket, file.bytes);
  const { body } = await complete(server, admin, ticket.uploadId).expect(200);
  return { id: ticket.uploadId, url: (body as { data: CompletedUpload }).data.url };
}

const newFeature = (server: TestServer, admin: Person): Promise<FeatureView> =>
  new ConsoleCalls(server, admin).mutate('features.create', {
    name: `F${randomUUID()}`,
    landingPath: null,
  });

async function noteOf(server: TestServer, admin: Person): Promise<string> {
  const { id: userId } = await buildPerson(server);
  const calls = new ConsoleCalls(server, admin);
  await server.opsMutation('notes.add', { userId, text: 'Asked for an invoice.' }, admin.token).expect(200);
  const { rows } = await calls.query<PersonTimelinePage>('users.timeline', { userId, kind: 'notes' });
  return rows[0]?.id ?? '';
}

const newView = () => ({ table: 'users', name: randomUUID(), search: '{}', searchRead: null });

const savedView = (server: TestServer, admin: Person): Promise<SavedView> =>
  new ConsoleCalls(server, admin).mutate('views.save', newView());

const oneEmail = (): string[] => [`${randomUUID()}@lyceum.example`];

const promoRules = ({ id: ownerId }: Person) => ({
  name: 'Spring fair',
  kind: 'PERCENT',
  percentOff: 20,
  amountOffMinor: null,
  currency: null,
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  timeZone: 'Asia/Shanghai',
  usageLimit: null,
  perUserLimit: 1,
  products: [],
  ownerId,
  notes: '',
});

const achievement = { title: 'River keeper', iconName: 'leaf', description: 'For clean water.', url: '' };

const storedCode = (server: TestServer, admin: Person) => buildPromoCode(server.database.manager, admin);

/**
 * A valid input for every call of the console that changes something. A new call that is not named here fails
 * `console-doors.cases.ts`, which proves of each that it writes its audit row (checklist line 238).
 */
export const consoleInputs: Readonly<Record<string, InputOf>> = {
  'achievements.create': () => ({ ...achievement, way: 'FIRST_THREAD' }),
  'achievements.give': async (server) => ({
    userId: (await buildPerson(server)).id,
    achievementId: (await buildAchievement(server.database.manager)).id,
    reason: 'Led the river project.',
  }),
  'achievements.setRetired': async ({ database: { manager } }) => ({
    achievementId: (await buildAchievement(manager)).id,
    isRetired: true,
  }),
  'achievements.takeBack': async (server) => {
    const person = await buildPerson(server);
    const { id: achievementId } = await buildAchievement(server.database.manager, {}, person);
    return { userId: person.id, achievementId, reason: 'Given to somebody else of the name.' };
  },
  'achievements.update': async ({ database: { manager } }) => ({
    ...achievement,
    achievementId: (await buildAchievement(manager)).id,
    revision: 1,
  }),
  'certificates.correctName': async ({ database }) => {
    const { id: userId } = await buildUser(database.manager);
    await database.query(
      `INSERT INTO certificate_names (user_id, first_name, last_name) VALUES ($1, 'Mei', 'Lin')`,
      [userId],
    );
    return { userId, certificateFirstName: 'Mai', certificateLastName: 'Lin', reason: 'As on her passport.' };
  },
  ...campaignInputs,
  ...contentInputs,
  ...enquiryInputs,
  'features.addEmails': async (server, admin) => {
    const { id: featureId, revision } = await newFeature(server, admin);
    return { featureId, revision, emails: oneEmail() };
  },
  'features.create': () => ({ name: `F${randomUUID()}`, landingPath: null }),
  'features.removeEmails': async (server, admin) => {
    const { id: featureId, revision } = await newFeature(server, admin);
    const emails = oneEmail();
    const calls = new ConsoleCalls(server, admin);
    const added = await calls.mutate<FeatureView>('features.addEmails', { featureId, revision, emails });
    return { featureId, revision: added.revision, emails };
  },
  'features.replaceEmails': async (server, admin) => {
    const { id: featureId, revision } = await newFeature(server, admin);
    return { featureId, revision, added: oneEmail(), removed: [] };
  },
  'features.setLanding': async (server, admin) => {
    const { id: featureId } = await newFeature(server, admin);
    return { featureId, landingPath: '/courses', expectedLandingPath: null };
  },
  'jobs.discardMany': async (server) => ({ ids: [await parkedJob(server)] }),
  'jobs.runTask': async (server) => {
    await server.app.get(Scheduler).runDue();
    return { name: 'uploads.sweep' };
  },
  'jobs.retry': async (server) => ({ jobId: await parkedJob(server) }),
  'jobs.retryMany': async (server) => ({ ids: [await parkedJob(server)] }),
  'liveCertificates.give': async (server) => {
    const { groupId, studentId } = await dueStudent(server);
    return { groupId, studentId };
  },
  'liveCertificates.issue': async (server) => {
    const { groupId } = await dueStudent(server);
    return { groupId, onlyCompleted: false, leastAttendance: 0, leastPoints: 0 };
  },
  'liveCertificates.withdraw': async (server) => {
    const { manager } = server.database;
    const certificate = await buildCertificate(manager, await buildGroup(manager), await buildPerson(server));
    return { certificateId: certificate.id, reason: 'It was given by mistake.' };
  },
  'liveCourses.create': () => newLiveCourse(),
  'liveCourses.update': async (server) => {
    const { tag: _, ...course } = newLiveCourse();
    const group = await buildGroup(server.database.manager);
    return { ...course, courseId: await courseOf(server, group), revision: 1 };
  },
  'liveGroups.cancelLesson': async (server) => {
    const { manager } = server.database;
    const { id: lessonId } = await buildLesson(manager, await buildGroup(manager));
    return { lessonId, sequence: 0, scope: 'ONE' };
  },
  'liveGroups.create': async (server) => {
    const group = await buildGroup(server.database.manager);
    const groupTag = `${group.groupTag}-${randomUUID()}`;
    return newLiveGroup({ courseId: await courseOf(server, group), groupTag });
  },
  'liveGroups.enrol': async (server) => {
    const { id: groupId } = await buildGroup(server.database.manager);
    return { groupId, text: (await buildPerson(server)).email };
  },
  'liveGroups.enter': async (server) => {
    const { id: groupId } = await buildGroup(server.database.manager);
    return { groupId, email: (await buildPerson(server)).email, role: 'ASSISTANT' };
  },
  'liveGroups.letIn': async (server) => ({ askingId: await askingIn(server) }),
  'liveGroups.letInMany': async (server) => ({ ids: [await askingIn(server)] }),
  'liveGroups.move': async (server) => {
    const { manager } = server.database;
    const group = await buildGroup(manager);
    const { id: memberId } = await buildMember(manager, group, await buildPerson(server));
    const into = await buildGroup(manager, { groupTag: `${group.groupTag}-${randomUUID()}` });
    return { memberId, intoGroupId: into.id };
  },
  'liveGroups.refuse': async (server) => ({ askingId: await askingIn(server), reason: 'Not for you.' }),
  'liveGroups.restoreLesson': async (server) => {
    const { manager } = server.database;
    const { id: lessonId } = await buildLesson(manager, await buildGroup(manager));
    await server.database.query(`UPDATE live_lessons SET status = 'CANCELED' WHERE id = $1`, [lessonId]);
    return { lessonId, sequence: 0 };
  },
  'liveGroups.saveReports': async (server, admin) => {
    const { manager } = server.database;
    const group = await buildGroup(manager);
    const { id: memberId } = await buildMember(manager, group, await buildPerson(server));
    const path = await sentReport(server, admin);
    return { groupId: group.id, reports: [{ file: 'a.pdf', path, memberId }] };
  },
  'liveGroups.saveInstructor': async (server) => ({
    groupId: (await buildGroup(server.database.manager)).id,
    tag: `I-${randomUUID()}`,
    showName: 'Ms. Park',
    title: 'Poet',
    bio: '',
    imgUrl: '',
  }),
  'liveGroups.takeAway': async (server) => {
    const { manager } = server.database;
    const place = await buildMember(manager, await buildGroup(manager), await buildPerson(server));
    return { memberId: place.id };
  },
  'liveGroups.takeOffList': async (server) => {
    const { id: groupId } = await buildGroup(server.database.manager);
    const { id: userId } = await buildPerson(server);
    await server.database.query('INSERT INTO live_course_waiting (group_id, user_id) VALUES ($1, $2)', [
      groupId,
      userId,
    ]);
    return { groupId, userId };
  },
  'liveGroups.update': async (server) => ({
    groupId: (await buildGroup(server.database.manager)).id,
    revision: 1,
    seats: 12,
    takesEnrolments: true,
    instructorTag: null,
    firstDay: '2027-01-01',
    lastDay: '2027-06-30',
  }),
  'moderation.decide': async (server) => ({ caseId: await reportedCase(server), ...decision }),
  'moderation.decideMany': async (server) => ({ ids: [await reportedCase(server)], ...decision }),
  'moderation.liftBan': async (server) => ({ banId: await standingBan(server), reason: 'Long enough.' }),
  'moderation.removeReason': async (server, admin) => ({ id: (await keptReason(server, admin)).id }),
  'moderation.saveReason': () => ({
    id: null,
    communityId: null,
    name: randomUUID(),
    text: 'No advertising.',
    before: null,
  }),
  'moderation.undoMany': async (server, admin) => {
    const caseId = await reportedCase(server);
    await new ConsoleCalls(server, admin).mutate('moderation.decide', { caseId, ...decision });
    return { ids: [caseId] };
  },
  'educators.decide': async ({ database }) => {
    const { id: userId } = await buildUser(database.manager);
    await database.query('INSERT INTO teacher_applications (user_id) VALUES ($1)', [userId]);
    return { userId, isApproved: true, reason: '' };
  },
  'notes.add': async (server) => ({ userId: (await buildPerson(server)).id, text: 'Rang about her course.' }),
  'notes.remove': async (server, admin) => ({ id: await noteOf(server, admin) }),
  ...paymentInputs,
  'promoCodes.create': (_, admin) => ({ ...promoRules(admin), code: `N-${randomUUID().slice(0, 8)}` }),
  'promoCodes.createMany': (_, admin) => ({ ...promoRules(admin), pattern: 'MANY-????????', count: 3 }),
  'promoCodes.createForList': (_, admin) => ({
    ...promoRules(admin),
    name: `List ${randomUUID()}`,
    pattern: 'LIST-????????',
    emails: [`${randomUUID()}@lyceum.example`],
  }),
  'promoCodes.setDisabled': async (server, admin) => ({
    ids: [(await storedCode(server, admin)).id],
    isDisabled: true,
  }),
  'promoCodes.update': async (server, admin) => {
    const { id, code, revision } = await storedCode(server, admin);
    return { ...promoRules(admin), id, code, revision, notes: 'Something else' };
  },
  'schools.enterStaff': async (server) => ({
    schoolId: (await buildSchool(server.database.manager)).id,
    email: (await buildPerson(server, { dateOfBirth: '1980-01-01' })).email,
    role: 'PRINCIPLE',
  }),
  'schools.merge': async ({ database: { manager } }) => ({
    schoolId: (await buildSchool(manager)).id,
    intoId: (await buildSchool(manager)).id,
  }),
  'schools.takeStaffAway': async (server) => {
    const { manager } = server.database;
    const person = await buildPerson(server, { dateOfBirth: '1980-01-01', roles: ['PRINCIPLE'] });
    return { entryId: await buildSchoolStaff(manager, await buildSchool(manager), person) };
  },
  'schools.update': async ({ database: { manager } }) => {
    const { id: schoolId, ...school } = await buildSchool(manager);
    return { ...school, schoolId, revision: 1, zipcode: '00200' };
  },
  'tables.names': () => ({ table: 'users' }),
  'uploads.remove': async (server, admin) => ({ ids: [(await sentPicture(server, admin)).id] }),
  'uploads.replace': async (server, admin) => {
    const [old, replacement] = [await sentPicture(server, admin), await sentPicture(server, admin)];
    return { uploadId: old.id, replacementUrl: replacement.url };
  },
  'uploads.restore': async (server, admin) => {
    const { id } = await sentPicture(server, admin);
    await new ConsoleCalls(server, admin).mutate('uploads.remove', { ids: [id] });
    return { ids: [id] };
  },
  'users.endSession': async (server) => {
    const person = await buildPerson(server);
    return { userId: person.id, sessionId: await sessionOf(server, person) };
  },
  'users.sendPasswordReset': async (server) => ({ userId: (await buildPerson(server)).id }),
  'users.setRoles': async (server) => {
    const { id: userId, roles } = await buildPerson(server);
    return { userId, roles: [...roles, 'TESTER'], expectedRoles: roles };
  },
  'users.setSuspended': async (server) => ({
    userId: (await buildPerson(server)).id,
    isSuspended: true,
    reason: 'Asked for it',
  }),
  'users.viewAs': async (server) => ({ userId: (await buildPerson(server)).id }),
  'views.remove': async (server, admin) => ({ id: (await savedView(server, admin)).id }),
  'views.rename': async (server, admin) => {
    const { id, name: nameRead } = await savedView(server, admin);
    return { id, name: randomUUID(), nameRead };
  },
  'views.save': newView,
  'views.setDefault': async (server, admin) => ({
    table: 'users',
    id: (await savedView(server, admin)).id,
  }),
  'views.share': async (server, admin) => ({ id: (await savedView(server, admin)).id, isShared: true }),
};
