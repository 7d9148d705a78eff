/** The number of the post a link leads to, of an address's search: `?post=12`; null where it names none. */
export function postNumberIn(search: object): number | null {
  const { post } = search as { readonly post?: unknown };
  return typeof post === 'number' && Number.isInteger(post) && post > 0 ? post : null;
}
