import type { PostSort } from '@lyceum/contracts/forum';
import * as messages from '../replies.messages';

/** The orders of replies, as people read them: CLAPS are 'Likes' (checklist line 102). */
export const postSortChoices: readonly { readonly value: PostSort; readonly label: () => string }[] = [
  { value: 'NEWEST', label: messages.newest },
  { value: 'OLDEST', label: messages.oldest },
  { value: 'CLAPS', label: messages.likes },
];
