/** What somebody is in a chat of several: who owns it names it, and says who is in it. Of two, both are members. */
export const chatRoles = ['OWNER', 'MEMBER'] as const;

export type ChatRole = (typeof chatRoles)[number];
