import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  featureErrors,
  type FeatureEmailPage,
  type FeatureView,
  groupFeature,
  type ImportPreview,
  specialLandingFeature,
} from '@lyceum/contracts/admin';
import type { auditTable } from '@lyceum/contracts/ops';
import { roles } from '@lyceum/contracts/auth';
import { AccountEraser } from '@lyceum/auth';
import { PersonalDataSources, Scheduler } from '@lyceum/kernel';
import { ConsoleCalls } from '../../src/testing/console';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let staff: Person;
let calls: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  staff = await buildPerson(server, { roles: ['NEXUS_ADMIN'] });
  calls = new ConsoleCalls(server, staff);
});

let made = 0;
const makeFeature = (): Promise<FeatureView> => {
  made += 1;
  return calls.mutate<FeatureView>('features.create', { name: `Feature${made}`, landingPath: null });
};
const emailsOf = async ({ id }: FeatureView): Promise<string[]> => {
  const page = await calls.query<FeatureEmailPage>('features.emails', { featureId: id });
  return page.rows.map(({ email }) => email);
};
const preview = (feature: FeatureView, mode: string, text: string) =>
  calls.query<ImportPreview>('features.previewImport', { featureId: feature.id, mode, text });
const add = ({ id }: FeatureView, emails: string[], revision: number) =>
  calls.mutate<FeatureView>('features.addEmails', { featureId: id, emails, revision });

describe('features', () => {
  test('[231] those that code asks for by name are there from the start', async () => {
    const rows = await calls.rows('features.list');
    const names = rows.map((row) => (row as unknown as { name: string }).name);
    expect(names).toEqual(expect.arrayContaining([groupFeature, specialLandingFeature]));
  });

  test('[231] are made once under a name, and know how many are on their list', async () => {
    const feature = await makeFeature();
    expect(feature).toMatchObject({ usersCnt: 0, isKnown: false, landingPath: null });
    const again = { name: feature.name, landingPath: null };
    expect(await calls.refusal('features.create', again)).toMatchObject({
      code: featureErrors.NAME_TAKEN.code,
      issues: [{ path: 'name', message: featureErrors.NAME_TAKEN.message }],
    });
    await add(feature, ['ada@x.org', 'ben@x.org'], feature.revision);
    expect(await calls.query('features.get', { featureId: feature.id })).toMatchObject({ usersCnt: 2 });
  });

  test('[12, 231] a landing path is one of this site, and decides where the people of the list land', async () => {
    const feature = await makeFeature();
    const set = (landingPath: string | null, expectedLandingPath: string | null = null) => ({
      featureId: feature.id,
      landingPath,
      expectedLandingPath,
    });
    for (const path of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'courses',
      '/..//evil.example',
    ])
      expect(await calls.refused('features.setLanding', set(path))).toBe('COMMON_INVALID_INPUT');
    const member = await buildPerson(server);
    await add(feature, [member.email], feature.revision);
    await calls.mutate('features.setLanding', set('/courses/first?from=list'));
    const query = `{ getFeatureLanding(featureName: "${feature.name}") }`;
    const { body } = await server.graphql(query, { token: member.token });
    expect(body).toEqual({ data: { getFeatureLanding: '/courses/first?from=list' } });
    expect(await calls.refused('features.setLanding', set('/home'))).toBe(
      featureErrors.CHANGED_MEANWHILE.code,
    );
    expect(await calls.audited(feature.id)).toContainEqual({
      action: 'feature.setLanding',
      before: { landingPath: null },
      after: { landingPath: '/courses/first?from=list' },
    });
  });
});

describe('the list of a feature', () => {
  test('[231] a preview says what is added, there already and wrong, and changes nothing', async () => {
    const feature = await add(await makeFeature(), ['ada@x.org'], 0);
    const told = await preview(feature, 'ADD', 'email\nADA@x.org\nben@x.org\nnobody\nben@x.org\n');
    expect(told).toEqual({
      revision: feature.revision,
      added: ['ben@x.org'],
      removed: [],
      unchanged: ['ada@x.org'],
      invalid: [{ line: 4, text: 'nobody' }],
      invalidCnt: 1,
      repeatedCnt: 1,
    });
    expect(await emailsOf(feature)).toEqual(['ada@x.org']);
  });

  test('[231] replacing is applied exactly as previewed', async () => {
    const feature = await add(await makeFeature(), ['ada@x.org', 'ben@x.org'], 0);
    const { added, removed, unchanged, revision } = await preview(feature, 'REPLACE', 'ben@x.org, cem@x.org');
    expect({ added, removed, unchanged }).toEqual({
      added: ['cem@x.org'],
      removed: ['ada@x.org'],
      unchanged: ['ben@x.org'],
    });
    await calls.mutate('features.replaceEmails', { featureId: feature.id, added, removed, revision });
    expect(await emailsOf(feature)).toEqual(['ben@x.org', 'cem@x.org']);
  });

  test('[231] undoing an import puts back what it removed with whoever had added it, and when', async () => {
    const other = await buildPerson(server, { roles: ['ADMIN'], firstName: 'Ada', lastName: 'First' });
    const feature = await makeFeature();
    const emails = ['ada@x.org', 'ben@x.org'];
    await new ConsoleCalls(server, other).mutate('features.addEmails', {
      featureId: feature.id,
      emails,
      revision: feature.revision,
    });
    const rowsOf = async () =>
      (await calls.query<FeatureEmailPage>('features.emails', { featureId: feature.id })).rows.map(
        ({ email, addedBy, addedAt }) => ({ email, addedBy, addedAt }),
      );
    const before = await rowsOf();
    const { added, removed, revision } = await preview(feature, 'REPLACE', 'cem@x.org');
    const featureId = feature.id;
    const change = { featureId, added, removed, revision };
    const changed = await calls.mutate<FeatureView>('features.replaceEmails', change);
    const undo = { featureId, added: removed, removed: added, revision: changed.revision };
    await calls.mutate('features.replaceEmails', { ...undo, isUndo: true });
    expect(await rowsOf()).toEqual(before);
    expect(before.map(({ addedBy }) => addedBy)).toEqual(['Ada First', 'Ada First']);
  });

  test('[231] an hour after a removal nobody is told any more who had added it, swept or not', async () => {
    const { id: featureId, name, revision } = await add(await makeFeature(), ['ben@x.org'], 0);
    const emails = ['ben@x.org'];
    await server.database.query(
      `UPDATE feature_users SET added_at = now() - interval '2 days' WHERE feature = $1`,
      [name],
    );
    const { revision: then } = await calls.mutate<FeatureView>('features.removeEmails', {
      featureId,
      emails,
      revision,
    });
    await server.database.query(
      `UPDATE removed_feature_users SET removed_at = now() - interval '61 minutes' WHERE feature = $1`,
      [name],
    );
    const undo = { featureId, added: emails, removed: [], revision: then, isUndo: true };
    await calls.mutate('features.replaceEmails', undo);
    const { rows } = await calls.query<FeatureEmailPage>('features.emails', { featureId });
    expect(Date.now() - Date.parse(rows[0]?.addedAt ?? '')).toBeLessThan(86_400_000);
  });

  test('[231] of an e-mail that was removed nothing is kept beyond the hour, nor beyond its account', async () => {
    const member = await buildPerson(server);
    const { id: featureId, name, revision } = await add(await makeFeature(), [member.email, 'ben@x.org'], 0);
    const emails = [member.email, 'ben@x.org'];
    await calls.mutate('features.removeEmails', { featureId, emails, revision });
    const kept = () =>
      server.database.query<{ email: string }[]>(
        'SELECT email FROM removed_feature_users WHERE feature = $1',
        [name],
      );
    expect(await kept()).toContainEqual({ email: member.email.toLowerCase() });
    await server.database.query('UPDATE users SET deletes_at = now() WHERE id = $1', [member.id]);
    await server.app.get(AccountEraser).eraseDue();
    expect(await kept()).toEqual([{ email: 'ben@x.org' }]);
    await server.database.query(
      `UPDATE removed_feature_users SET removed_at = now() - interval '61 minutes'`,
    );
    const task = 'admin.forget-removed-emails';
    await server.database.query('UPDATE scheduled_tasks SET next_run_at = now() WHERE name = $1', [task]);
    await server.app.get(Scheduler).runDue();
    expect(await kept()).toEqual([]);
  });

  test('[231, 266] a sign-up that nobody confirmed takes nobody off a list, nor what was removed', async () => {
    const stranger = await buildPerson(server);
    const listed = await add(await makeFeature(), [stranger.email], 0);
    const former = await add(await makeFeature(), [stranger.email], 0);
    const removed = { featureId: former.id, emails: [stranger.email], revision: former.revision };
    await calls.mutate('features.removeEmails', removed);
    await server.database.query(
      'UPDATE users SET email_confirmed_at = NULL, deletes_at = now() WHERE id = $1',
      [stranger.id],
    );
    const exported = await server.app.get(PersonalDataSources).exportAll(stranger.id);
    expect(exported.get('features')).toEqual({ features: [] });
    await server.app.get(AccountEraser).eraseDue();
    expect(await emailsOf(listed)).toEqual([stranger.email.toLowerCase()]);
    const kept = 'SELECT email FROM removed_feature_users WHERE feature = $1';
    expect(await server.database.query(kept, [former.name])).toHaveLength(1);
  });

  test('[231] of two who apply what they saw at the same time, one is told of the other', async () => {
    const feature = await makeFeature();
    const apply = (email: string) =>
      calls.refused('features.addEmails', { featureId: feature.id, emails: [email], revision: 0 });
    const codes = await Promise.all(['ada@x.org', 'ben@x.org', 'cem@x.org'].map(apply));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === featureErrors.CHANGED_MEANWHILE.code)).toHaveLength(2);
    expect(await emailsOf(feature)).toHaveLength(1);
  });

  test('[231] an account that is erased meanwhile makes a preview stale, too', async () => {
    const member = await buildPerson(server);
    const feature = await add(await makeFeature(), [member.email, 'ben@x.org'], 0);
    const { revision } = await preview(feature, 'REMOVE', 'ben@x.org');
    await server.database.query('UPDATE users SET deletes_at = now() WHERE id = $1', [member.id]);
    await server.app.get(AccountEraser).eraseDue();
    const input = { featureId: feature.id, emails: ['ben@x.org'], revision };
    expect(await calls.refused('features.removeEmails', input)).toBe(featureErrors.CHANGED_MEANWHILE.code);
    expect(await calls.query('features.get', { featureId: feature.id })).toMatchObject({ usersCnt: 1 });
  });

  test('[231] removing takes off what is there, whatever its case, and leaves the others', async () => {
    const feature = await add(await makeFeature(), ['ada@x.org', 'ben@x.org'], 0);
    const told = await preview(feature, 'REMOVE', 'ADA@X.org\nzoe@x.org');
    expect(told).toMatchObject({ removed: ['ada@x.org'], unchanged: ['zoe@x.org'] });
    const input = { featureId: feature.id, emails: told.removed, revision: told.revision };
    expect(await calls.mutate('features.removeEmails', input)).toMatchObject({ usersCnt: 1 });
    expect(await emailsOf(feature)).toEqual(['ben@x.org']);
  });

  test('[231] 5,000 at once are taken in, page by page, with a search', async () => {
    const feature = await makeFeature();
    const emails = Array.from(
      { length: 5_000 },
      (_, index) => `person${String(index).padStart(4, '0')}@x.org`,
    );
    expect(await add(feature, emails, 0)).toMatchObject({ usersCnt: 5_000 });
    const question = { featureId: feature.id, search: 'person12' };
    const first = await calls.query<FeatureEmailPage>('features.emails', question);
    const second = await calls.query<FeatureEmailPage>('features.emails', {
      ...question,
      cursor: first.nextCursor,
    });
    expect([...first.rows, ...second.rows].map(({ email }) => email)).toEqual(
      emails.filter((email) => email.startsWith('person12')),
    );
    expect(second.nextCursor).toBeNull();
  });

  test('[238] every change leaves who, what, before and after, with no email that could not be erased', async () => {
    const feature = await makeFeature();
    await add(feature, ['ada.lovelace@x.org'], 0);
    const entries = await calls.audited(feature.id);
    expect(entries).toMatchObject([
      { action: 'feature.create', before: null, after: { name: feature.name } },
      {
        action: 'feature.addEmails',
        before: { usersCnt: 0 },
        after: { usersCnt: 1, addedCnt: 1, added: ['a…@x.org'], removedCnt: 0 },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('lovelace');
    const history = await calls.rows<typeof auditTable>('features.history', { id: feature.id });
    expect(history.map(({ action }) => action)).toEqual(['feature.addEmails', 'feature.create']);
  });
});

describe('who may', () => {
  const reading = ['SUPER_ADMIN', 'ADMIN', 'NEXUS_ADMIN', 'COURSE_ADMIN', 'BUSINESS_DEVELOPMENT'];
  test.each(roles)('[231, 265] %s reads and changes lists exactly if it has to', async (role) => {
    const person = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
    const feature = await makeFeature();
    const may = reading.includes(role);
    expect(await person.refusedQuery('features.list')).toBe(may ? undefined : 'COMMON_FORBIDDEN');
    expect(await person.refusedQuery('features.emails', { featureId: feature.id })).toBe(
      may ? undefined : 'COMMON_FORBIDDEN',
    );
    const mayWrite = may && role !== 'BUSINESS_DEVELOPMENT';
    const change = { featureId: feature.id, emails: ['ada@x.org'], revision: 0 };
    expect(await person.refused('features.addEmails', change)).toBe(
      mayWrite ? undefined : 'COMMON_FORBIDDEN',
    );
    expect(await emailsOf(feature)).toEqual(mayWrite ? ['ada@x.org'] : []);
  });
});
