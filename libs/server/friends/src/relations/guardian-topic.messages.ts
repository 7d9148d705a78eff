import { plural } from '@lyceum/contracts/messages';

export const friends = plural({ one: 'friend', other: 'friends' });
