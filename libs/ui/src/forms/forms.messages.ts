import { message, plural } from '@lyceum/contracts/messages';

export const needsAttention = plural({
  one: 'This needs your attention',
  other: '{count} things need your attention',
});
export const reference = message('Reference {id}');
export const clearSearch = message('Clear search');
