/** How the keys of drafts begin that this browser keeps. */
export const draftPrefix = 'lyceum.draft.';

/** … and those of replies that the server does not have yet. */
export const outboxPrefix = 'lyceum.outbox.';

/** … and of what somebody looked for. */
export const searchesPrefix = 'lyceum.searches.';
