import { type PostSort, postSorts } from '@lyceum/contracts/forum';
import * as messages from '../replies.messages';

/** The orders of replies, as people read them: CLAPS are 'Likes' (checklist line 102). */
export const postSortChoices: readonly { readonly value: PostSort; readonly label: () => string }[] = [
  { value: 'NEWEST', label: messages.newest },
  { value: 'OLDEST', label: messages.oldest },
  { value: 'CLAPS', label: messages.likes },
];

const key = 'lyceum.post-sort';

/** The order chosen last in this session of the browser. */
export function rememberedSort(): PostSort {
  return postSorts.find((sort) => sort === read()) ?? 'NEWEST';
}

export function rememberSort(sort: PostSort): void {
  try {
    sessionStorage.setItem(key, sort);
  } catch {
    // A browser that keeps nothing begins with the newest again.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
