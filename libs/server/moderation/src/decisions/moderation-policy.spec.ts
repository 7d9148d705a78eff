import { describe, expect, test } from '@jest/globals';
import { actionsFor } from './moderation-policy';

const communityId = '0198c0de-0000-7000-8000-000000000001';
const targetType = 'THREAD';

describe('how a case can be decided', () => {
  test('[77] moderators see to reports and what is held, but ban nobody', () => {
    const report = { kind: 'REPORT', noticeKind: null, communityId, targetType } as const;
    expect(actionsFor(report, 'MOD')).toEqual(['DISMISS', 'REMOVE', 'WARN']);
    expect(actionsFor(report, 'ADMIN')).toEqual(['DISMISS', 'REMOVE', 'WARN', 'BAN']);
    const hold = { kind: 'HOLD', noticeKind: null, communityId, targetType } as const;
    expect(actionsFor(hold, 'MOD')).toEqual(['RELEASE', 'REMOVE']);
    expect(actionsFor(hold, 'ADMIN')).toEqual(['RELEASE', 'REMOVE', 'BAN']);
  });

  test('[77] an appeal against a ban is for admins', () => {
    const appeal = { kind: 'APPEAL', noticeKind: 'BANNED', communityId, targetType } as const;
    expect(actionsFor(appeal, 'MOD')).toEqual([]);
    expect(actionsFor(appeal, 'ADMIN')).toEqual(['UPHOLD', 'REVERSE']);
    expect(actionsFor({ ...appeal, noticeKind: 'REMOVED' }, 'MOD')).toEqual(['UPHOLD', 'REVERSE']);
  });

  test('what the house noticed about somebody is dismissed or leads to a warning, whoever decides', () => {
    const alert = { kind: 'ALERT', noticeKind: null, communityId: null, targetType } as const;
    expect(actionsFor(alert, 'MOD')).toEqual(['DISMISS', 'WARN']);
    expect(actionsFor(alert, 'ADMIN')).toEqual(['DISMISS', 'WARN']);
  });

  test('nobody is banned from where there is no forum', () => {
    expect(
      actionsFor({ kind: 'REPORT', noticeKind: null, communityId: null, targetType }, 'ADMIN'),
    ).not.toContain('BAN');
  });

  test('a name is taken from nobody', () => {
    const name = { kind: 'REPORT', noticeKind: null, communityId: null, targetType: 'PROFILE_NAME' } as const;
    expect(actionsFor(name, 'ADMIN')).toEqual(['DISMISS', 'WARN']);
  });
});
