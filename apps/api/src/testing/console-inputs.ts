import { randomUUID } from 'node:crypto';
import type { FeatureView } from '@lyceum/contracts/admin';
import type { PersonTimelinePage, SavedView } from '@lyceum/contracts/ops';
import type { CompletedUpload } from '@lyceum/contracts/uploads';
import type { ModerationReason } from '@lyceum/contracts/moderation';
import { buildUser } from '@lyceum/auth/testing';
import { buildBan } from '@lyceum/forum/testing';
import { Scheduler } from '@lyceum/kernel';
import { buildAchievement } from '@lyceum/profile/testing';
import { buildSchool, buildSchoolStaff } from '@lyceum/schools/testing';
import sharp from 'sharp';
import { campaignInputs } from './campaigns';
import { classInputs } from './class-inputs';
import { ConsoleCalls } from './console';
import { contentInputs } from './content';
import { enquiryInputs } from './enquiries';
import { ModerationScene } from './moderation-scene';
import type { InputOf } from './input-of';
import { paymentInputs } from './payment-inputs';
import { buildPerson, type Person } from './people';
import type { TestServer } from './test-server';
import { begin, complete, put } from './uploads';

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

const achievement = { title: 'River keeper', iconName: 'leaf', description: 'For clean water.', url: '' };

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
  ...classInputs,
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
