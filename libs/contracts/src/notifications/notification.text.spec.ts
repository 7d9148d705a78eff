import { describe, expect, test } from '@jest/globals';
import { describeNotification, type NotificationText } from './notification.text';

const clap: NotificationText = {
  type: 'POST_CLAP',
  description: 'clapped for your reply',
  actorName: 'Ada Lovelace',
  othersCount: 0,
};

describe('what a notification says', () => {
  test('[59] of many people about one thing: the latest by name, the others as a number', () => {
    expect(describeNotification(clap)).toBe('Ada Lovelace clapped for your reply');
    expect(describeNotification({ ...clap, othersCount: 1 })).toBe(
      'Ada Lovelace and 1 other clapped for your reply',
    );
    expect(describeNotification({ ...clap, othersCount: 3 })).toBe(
      'Ada Lovelace and 3 others clapped for your reply',
    );
  });

  test('names nobody whose account is gone', () => {
    expect(describeNotification({ ...clap, actorName: null, othersCount: 2 })).toBe(
      'Somebody and 2 others clapped for your reply',
    );
  });

  test('is the stored text where nothing is grouped', () => {
    const announcement = {
      type: 'ANNOUNCEMENT',
      description: 'Welcome!',
      actorName: null,
      othersCount: 0,
    } as const;
    expect(describeNotification(announcement)).toBe('Welcome!');
  });
});
