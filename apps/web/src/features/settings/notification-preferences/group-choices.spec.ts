import { expect, it } from '@jest/globals';
import { notificationTable, type NotificationType, notificationTypes } from '@lyceum/contracts/notifications';
import { groupChoices, type Preference } from './group-choices';

const preferences = (concerning: readonly NotificationType[], changed: Partial<Preference> = {}) =>
  notificationTypes.map((type): Preference => ({
    type,
    inApp: true,
    email: notificationTable[type].email,
    concernsMe: concerning.includes(type),
    ...(changed.type === type && changed),
  }));

it('have a row each where anything of them concerns the reader, whose choice is for all of their types', () => {
  expect(groupChoices(preferences(['THREAD_CLAP', 'FRIEND_REQUEST_RECEIVED']))).toEqual([
    { group: 'CLAPS', types: ['POST_CLAP', 'COMMENT_CLAP', 'THREAD_CLAP'], inApp: true, email: 'OFF' },
    {
      group: 'FRIENDS',
      types: ['FRIEND_REQUEST_RECEIVED', 'FRIEND_REQUEST_ACCEPTED', 'ENDORSEMENT_RECEIVED'],
      inApp: true,
      email: 'DAILY',
    },
  ]);
});

it('say so where the types of one differ, of those that concern the reader', () => {
  const claps: NotificationType[] = ['POST_CLAP', 'THREAD_CLAP'];
  const [differing] = groupChoices(preferences(claps, { type: 'POST_CLAP', inApp: false, email: 'INSTANT' }));
  expect(differing).toMatchObject({ inApp: null, email: null });
  const [same] = groupChoices(preferences(claps, { type: 'COMMENT_CLAP', inApp: false }));
  expect(same).toMatchObject({ inApp: true, email: 'OFF' });
});
