import { describe, expect, it } from '@jest/globals';
import { textOf } from './notification-wording';

describe('textOf', () => {
  it.each(['CONVERSATION_REPLIED', 'CONVERSATION_MENTIONED'] as const)(
    '[55] %s is read in the app',
    (type) => {
      expect(textOf({ type, description: 'Ada replied to you' })).toBe(
        'Please go to the app to see your notification about Konnect.',
      );
    },
  );

  it('says what the server says otherwise', () => {
    expect(textOf({ type: 'THREAD_CLAP', description: 'Ada and 2 others clapped' })).toBe(
      'Ada and 2 others clapped',
    );
  });
});
