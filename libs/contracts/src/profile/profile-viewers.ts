/**
 * Who may come by a profile, as its owner thinks of them, the nearest first: `STUDENT` is one under age whom they do not
 * know, `STRANGER` a grown-up they do not know.
 */
export const profileViewers = ['FRIEND', 'GUARDIAN', 'TEACHER', 'CLASSMATE', 'STUDENT', 'STRANGER'] as const;

export type ProfileViewer = (typeof profileViewers)[number];
