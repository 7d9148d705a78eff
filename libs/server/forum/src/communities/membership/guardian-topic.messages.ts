import { plural } from '@lyceum/contracts/messages';

export const forums = plural({ one: 'forum joined', other: 'forums joined' });
export const closedForums = plural({
  one: 'of them is closed, and not named to anybody outside',
  other: 'of them are closed, and not named to anybody outside',
});
