import { describe, expect, test } from '@jest/globals';
import { notificationTopics, notificationTypes, requestedNotificationTypes } from './notification.enums';
import { getNotificationsSchema } from './notification.schema';
import { notificationTopicLabels, notificationTypeLabels } from './notification.messages';
import { notificationTable } from './notification.table';

const userId = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';

describe('the table of notification types', () => {
  test('[56] has the named types of the specification', () => {
    const named = `NEW_SHARED_DOC, SHARED_NOTEBOOK_REMOVED, EVENT_APPLICATION_STATUS_UPDATED,
      EVENT_APPLICATION_CONTRACTSTATUS_UPDATED, UPCOMING_INTERVIEW, RECENTLY_ACCEPTED, FRIEND_REQUEST_RECEIVED,
      FRIEND_REQUEST_ACCEPTED, UNPAID_APPLICATION, INCOMPLETED_VIDEOINTERVIEW, APPLICATION_WILL_EXPIRE,
      APPLICATION_EXPIRED, DEMO_ACCOUNT_CREATED, ANNOUNCEMENT, CONVERSATION_REPLIED, CONVERSATION_MENTIONED,
      REMOVED_FROM_GROUP, OTHER`;
    for (const type of named.split(',').map((name) => name.trim())) {
      expect(notificationTypes).toContain(type);
      expect(notificationTable).toHaveProperty(type);
    }
  });

  test('[57] has claps, responses and reports of posts, comments and threads, and the types of joining', () => {
    const forum = ['POST', 'COMMENT', 'THREAD'].flatMap((target) =>
      ['CLAP', 'RESPONSE', 'REPORT'].map((what) => `${target}_${what}`),
    );
    const community = ['JOIN_REQUEST', 'JOIN_APPROVED', 'JOIN_DENIED', 'INVITE'].map(
      (what) => `COMMUNITY_${what}`,
    );
    for (const type of [...forum, ...community]) {
      expect(notificationTypes).toContain(type);
      expect(notificationTable).toHaveProperty([type, 'topic'], 'FORUM');
    }
  });

  test('says of every type once what it is, under a topic that has a name', () => {
    expect(new Set(notificationTypes).size).toBe(notificationTypes.length);
    expect(Object.keys(notificationTable).sort()).toEqual([...notificationTypes].sort());
    const labels = Object.values(notificationTypeLabels).map((label) => label());
    expect(new Set(labels).size).toBe(labels.length);
    expect(Object.keys(notificationTopicLabels)).toEqual([...notificationTopics]);
  });

  test("[52] fetch and count take all of them and 'system', for the web, and nothing that is not a type", () => {
    const asked = { userId, type: [...requestedNotificationTypes], platform: 'web' };
    expect(getNotificationsSchema.safeParse(asked).success).toBe(true);
    expect(requestedNotificationTypes).toContain('system');
    expect(getNotificationsSchema.safeParse({ ...asked, type: ['POST_LIKED'] }).success).toBe(false);
    expect(getNotificationsSchema.safeParse({ ...asked, platform: 'fridge' }).success).toBe(false);
  });
});
