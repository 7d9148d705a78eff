/** All parts of something that was said: what `missing` has stands in the place of what was left out. */
export function wholeParts<Whole extends object>(
  missing: Whole,
  said: { readonly [Part in keyof Whole]?: Whole[Part] | null | undefined },
): Whole {
  const given = Object.entries(said).filter(
    ([name, value]) => Object.hasOwn(missing, name) && value !== null && value !== undefined,
  );
  return { ...missing, ...Object.fromEntries(given) };
}
