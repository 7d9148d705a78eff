import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { profileErrors } from '@lyceum/contracts/profile';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

interface Certified {
  certificateFirstName: string | null;
  certificateLastName: string | null;
  certificateConfirm: boolean | null;
}

const selection = 'certificateFirstName certificateLastName certificateConfirm';

let server: TestServer;
let calls: FriendCalls;
let mei: Person;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
  admin = await buildPerson(server, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  mei = await buildPerson(server);
});

const confirm = (person: Person, first: string, last: string, userId = person.id) =>
  calls.ask<{ confirmCertificateName: Certified } | null>(
    person,
    `mutation ($id: ID!, $first: String!, $last: String!) {
       confirmCertificateName(userId: $id, certificateFirstName: $first, certificateLastName: $last) { ${selection} } }`,
    { id: userId, first, last },
  );

async function read(viewer: Person, owner: { id: string }): Promise<Certified | undefined> {
  const { data } = await calls.ask<{ getUser: Certified } | null>(
    viewer,
    `query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) { ${selection} } }`,
    { id: owner.id, me: viewer.id },
  );
  return data?.getUser;
}

const correction = { certificateFirstName: '美玲', certificateLastName: '林', reason: 'As on her passport.' };
const correct = (person: Person, input: object = {}) =>
  server.opsMutation('certificates.correctName', { userId: mei.id, ...correction, ...input }, person.token);

const named = (certificateFirstName: string, certificateLastName: string): Certified => ({
  certificateFirstName,
  certificateLastName,
  certificateConfirm: true,
});
const none = { certificateFirstName: null, certificateLastName: null };

describe('[160] the name on certificates', () => {
  test('is confirmed once, in letters of any script, and stands from then on', async () => {
    expect(await read(mei, mei)).toEqual({ ...none, certificateConfirm: false });
    const { data } = await confirm(mei, ' 美 ', '林');
    expect(data?.confirmCertificateName).toEqual(named('美', '林'));
    const again = await confirm(mei, 'Mei', 'Lin');
    expect(again.errors?.[0]?.extensions).toMatchObject(profileErrors.CERTIFICATE_NAME_CONFIRMED);
    expect(await read(mei, mei)).toEqual(named('美', '林'));
  });

  test('keeps to the rules of names', async () => {
    const { errors } = await confirm(mei, 'Mei2', 'Lin!');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: commonErrors.INVALID_INPUT.code,
      issues: [{ path: 'certificateFirstName' }, { path: 'certificateLastName' }],
    });
    expect(await read(mei, mei)).toEqual({ ...none, certificateConfirm: false });
  });

  test('of two confirmed at once is one, whole', async () => {
    const tabs = await Promise.all([
      confirm(mei, 'Mei', 'Lin'),
      confirm(mei, 'Ada', 'Byron'),
      confirm(mei, 'Li', 'Na'),
    ]);
    const kept = tabs.flatMap(({ data }) => (data ? [data.confirmCertificateName] : []));
    expect(kept).toHaveLength(1);
    expect(await read(mei, mei)).toEqual(kept[0]);
  });

  test('is nobody else’s to confirm, and nobody else’s to read', async () => {
    const other = await buildPerson(server);
    expect((await confirm(other, 'Mei', 'Lin', mei.id)).errors).toHaveLength(1);
    await confirm(mei, 'Mei', 'Lin');
    for (const viewer of [other, admin])
      expect(await read(viewer, mei)).toEqual({ ...none, certificateConfirm: null });
  });

  test('is in the copy of one’s data, and erased with the account', async () => {
    await confirm(mei, '美', '林');
    const files = await exportedFiles(server, mei);
    expect(JSON.parse(files['profile.json'] ?? '{}')).toMatchObject({
      certificateName: [{ certificateFirstName: '美', certificateLastName: '林' }],
    });
    await server.database.query(`UPDATE users SET deletes_at = now() WHERE id = $1`, [mei.id]);
    await server.app.get(AccountEraser).eraseDue();
    const left = await server.database.query('SELECT FROM certificate_names WHERE user_id = $1', [mei.id]);
    expect(left).toEqual([]);
  });
});

describe('[160] staff', () => {
  test('correct a confirmed one with a reason, which the audit log has and the person reads', async () => {
    await confirm(mei, 'Mei', 'Lim');
    await correct(admin).expect(200);
    expect(await read(mei, mei)).toEqual(named('美玲', '林'));
    const desk = new ConsoleCalls(server, admin);
    expect(await desk.query('certificates.nameOf', { userId: mei.id })).toMatchObject({
      certificateFirstName: '美玲',
      certificateLastName: '林',
    });
    const entries = await server.database.query(
      `SELECT actor_id AS "by", before, after FROM audit_entries WHERE action = 'user.correctCertificateName' AND target_id = $1`,
      [mei.id],
    );
    // Names go with the account, and the log stays.
    expect(entries).toEqual([{ by: admin.id, before: null, after: { reason: correction.reason } }]);
    expect(await toldTo(server, mei)).toMatchObject([
      {
        type: 'OTHER',
        url: '/settings',
        actor: null,
        description: 'Staff corrected the name on your certificates: As on her passport.',
      },
    ]);
  });

  test('have to say why, and leave to the student what is not confirmed', async () => {
    const early = await correct(admin).expect(409);
    expect(early.text).toContain(profileErrors.CERTIFICATE_NAME_UNCONFIRMED.code);
    await confirm(mei, 'Mei', 'Lim');
    await correct(admin, { reason: ' ' }).expect(400);
    expect(await read(mei, mei)).toEqual(named('Mei', 'Lim'));
  });

  test.each(['STUDENT', 'TEACHER', 'COURSE_ADMIN', 'SALES_ADMIN'] as const)(
    'who are %s correct none and read none',
    async (role) => {
      await confirm(mei, 'Mei', 'Lim');
      const person = await buildPerson(server, { roles: [role] });
      await correct(person).expect(403);
      await server.opsQuery('certificates.nameOf', { userId: mei.id }, person.token).expect(403);
      expect(await read(mei, mei)).toEqual(named('Mei', 'Lim'));
    },
  );
});
