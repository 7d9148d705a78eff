import { describe, expect, it } from '@jest/globals';
import type { Chat, ChatMessage } from '../chat-queries';
import { ownMark } from './mark-of';

const said = (seq: number, id: string, deletedAt: string | null = null) =>
  ({ seq, author: { id }, deletedAt }) as ChatMessage;
const member = (id: string, deliveredSeq: number | null, readSeq: number | null) =>
  ({ role: 'MEMBER', user: { id }, deliveredSeq, readSeq }) as Chat['members'][number];
const of = (isGroupChat: boolean, ...members: Chat['members']) => ({ isGroupChat, members });
const log = [said(1, 'me'), said(2, 'me'), said(3, 'other')];

describe('how far one’s last message has got', () => {
  it('is sent, delivered or read, of two', () => {
    expect(ownMark(of(false, member('me', 9, 9), member('other', 1, 1)), 'me', log)).toEqual({
      seq: 2,
      text: 'Sent',
    });
    expect(ownMark(of(false, member('other', 2, 1)), 'me', log)?.text).toBe('Delivered');
    expect(ownMark(of(false, member('other', 2, 2)), 'me', log)?.text).toBe('Read');
    expect(ownMark(of(false, member('other', 3, null)), 'me', log)?.text).toBe('Delivered');
  });

  it('is counted, of several', () => {
    const group = of(
      true,
      member('me', 3, 3),
      member('one', 2, 2),
      member('two', 3, 3),
      member('three', 2, 0),
    );
    expect(ownMark(group, 'me', log)?.text).toBe('Read by 2');
    expect(ownMark(of(true, member('one', 2, 0), member('two', null, null)), 'me', log)?.text).toBe(
      'Delivered to 1',
    );
  });

  it('is of nothing that was taken back, and of nothing where nothing was said', () => {
    expect(ownMark(of(false, member('other', 2, 2)), 'me', [said(1, 'me'), said(2, 'me', 'now')])?.seq).toBe(
      1,
    );
    expect(ownMark(of(false, member('other', 2, 2)), 'me', [said(1, 'other')])).toBeNull();
  });
});
