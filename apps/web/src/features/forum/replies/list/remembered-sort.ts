import { type PostSort, postSorts } from '@lyceum/contracts/forum';

const key = 'lyceum.post-sort';

/** The order of replies chosen last in this session of the browser (checklist line 102). */
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
