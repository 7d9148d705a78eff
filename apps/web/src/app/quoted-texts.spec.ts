import { expect, test } from '@jest/globals';
import { nameConfirmed } from '../features/account/name-prompt/name-prompt.messages';
import * as access from '../features/forum/page/access.messages';
import { invited } from '../features/forum/page/invite.messages';
import {
  createFirstPost,
  featured,
  info,
  members,
  newest,
  oldest,
  posts,
} from '../features/forum/page/page.messages';
import { noResults as noReplies } from '../features/forum/replies/replies.messages';
import { noResults } from '../features/forum/search/search.messages';
import { noNotifications } from '../features/notifications/notifications.messages';

/** What the checklist quotes, by its line. A text that moves into a messages file gets its row here. */
const quoted: readonly { line: number; text: string; said: () => string }[] = [
  { line: 54, text: 'No notifications', said: noNotifications },
  { line: 61, text: 'Posts', said: posts },
  { line: 61, text: 'Members', said: members },
  { line: 61, text: 'Info', said: info },
  { line: 62, text: 'Newest', said: newest },
  { line: 62, text: 'Oldest', said: oldest },
  { line: 62, text: 'Featured', said: featured },
  { line: 64, text: 'Welcome to the forum!', said: access.welcome },
  { line: 66, text: 'Are you sure ?', said: access.leaveQuestion },
  { line: 66, text: 'Successfully left the forum.', said: access.left },
  { line: 68, text: 'Your request is pending.', said: access.requestPending },
  { line: 68, text: 'Request Access', said: access.requestAccess },
  {
    line: 69,
    text: 'Your request to join Chess was sent successfully.',
    said: () => access.requestSent({ forum: 'Chess' }),
  },
  { line: 72, text: 'UNAUTHORIZED', said: access.unauthorized },
  { line: 72, text: 'Retry', said: access.retry },
  {
    line: 74,
    text: 'Invited 2 friend(s) to join Chess',
    said: () => invited({ count: 2, forum: 'Chess' }),
  },
  { line: 79, text: "Create this forum's first post", said: createFirstPost },
  { line: 79, text: 'No results found', said: noResults },
  { line: 79, text: 'No results found', said: noReplies },
  { line: 171, text: 'Your name has been confirmed.', said: nameConfirmed },
];

test.each(quoted)('[$line] says “$text” letter by letter', ({ text, said }) => {
  expect(said()).toBe(text);
});
