import { describe, expect, it } from '@jest/globals';
import { wordingOf } from './notification-wording';

describe('wordingOf', () => {
  it.each(['CONVERSATION_REPLIED', 'CONVERSATION_MENTIONED'] as const)(
    '[55] %s is read in the app',
    (type) => {
      expect(wordingOf({ type, description: 'Ada replied to you', url: '/thread/1' })).toEqual({
        text: 'Please go to the app to see your notification about Konnect.',
        path: null,
      });
    },
  );

  it('says and leads where the server says otherwise', () => {
    const item = { type: 'THREAD_CLAP', description: 'Ada and 2 others clapped', url: '/thread/1' } as const;
    expect(wordingOf(item)).toEqual({ text: item.description, path: '/thread/1' });
    expect(wordingOf({ ...item, url: null }).path).toBeNull();
  });
});
