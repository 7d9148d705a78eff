import { message, plural } from '@lyceum/contracts/messages';

export const theForum = message('Forum of the class');
export const about = message(
  'For questions and drafts between two lessons; the people of this class alone read it.',
);
export const open = message('Open the forum');
export const threads = plural({ one: '{count} thread', other: '{count} threads' });
export const noThreads = message('Nobody has written yet.');
