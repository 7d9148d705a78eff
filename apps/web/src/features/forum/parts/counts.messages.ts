import { plural } from '@lyceum/contracts/messages';

export const members = plural({ one: '{count} member', other: '{count} members' });
export const threads = plural({ one: '{count} thread', other: '{count} threads' });
export const claps = plural({ one: '{count} clap', other: '{count} claps' });
export const removals = plural({ one: '{count} removal', other: '{count} removals' });
export const warnings = plural({ one: '{count} warning', other: '{count} warnings' });
export const bans = plural({ one: '{count} ban', other: '{count} bans' });
export const reports = plural({ one: '{count} report', other: '{count} reports' });
export const answers = plural({ one: '{count} answer', other: '{count} answers' });
export const votes = plural({ one: '{count} vote', other: '{count} votes' });
export const voters = plural({ one: '{count} voter', other: '{count} voters' });
export const views = plural({ one: '{count} view', other: '{count} views' });
export const forums = plural({ one: '{count} forum', other: '{count} forums' });
export const replies = plural({ one: '{count} reply', other: '{count} replies' });
