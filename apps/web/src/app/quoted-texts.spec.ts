import { expect, test } from '@jest/globals';
import { nameConfirmed } from '../features/account/name-prompt/name-prompt.messages';
import { noNotifications } from '../features/notifications/notifications.messages';

/** What the checklist quotes, by its line. A text that moves into a messages file gets its row here. */
const quoted = [
  { line: 54, text: 'No notifications', said: noNotifications },
  { line: 171, text: 'Your name has been confirmed.', said: nameConfirmed },
] as const;

test.each(quoted)('[$line] says “$text” letter by letter', ({ text, said }) => {
  expect(said()).toBe(text);
});
