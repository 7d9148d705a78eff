/** Longest path anybody stores or is led to, in characters. */
export const pathLength = 2_000;

/** One slash, then neither a second one nor a backslash, which browsers read as one; and nothing they would drop. */
const pathPattern = /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u;

/**
 * Whether a link leads to a page of this very site wherever it is followed (checklist line 6): a path, perhaps with
 * a query and a fragment, and never another host.
 */
export function isSameOriginPath(target: string): boolean {
  return target.length <= pathLength && pathPattern.test(target) && staysWhenTidied(target);
}

/** `/..//other.example` is ours as it stands; tidied up by a URL parser, it is a link to another host. */
function staysWhenTidied(target: string): boolean {
  return !new URL(target, 'https://own.invalid').pathname.startsWith('//');
}
