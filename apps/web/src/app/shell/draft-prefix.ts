/** How the keys of drafts begin that this browser keeps. */
export const draftPrefix = 'lyceum.draft.';
