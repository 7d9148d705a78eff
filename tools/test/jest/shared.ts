/** What the set-up of a Jest run leaves for its teardown. */
export const shared: { stop: () => Promise<void> } = { stop: () => Promise.resolve() };
