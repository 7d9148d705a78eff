/** The search parameters of the account forms: where to go afterwards. */
export function readNextSearch(search: Record<string, unknown>): { next?: string } {
  const { next } = search;
  return typeof next === 'string' && next !== '' ? { next } : {};
}
