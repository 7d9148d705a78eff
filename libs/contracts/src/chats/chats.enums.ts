/** What somebody is in a chat of several: who owns it names it, and says who is in it. Of two, both are members. */
export const chatRoles = ['OWNER', 'MEMBER'] as const;

/** By what a message can be answered in one sign. */
export const chatReactions = ['👍', '❤️', '😂', '😮', '😢', '🎉', '🙏', '👏'] as const;

export type ChatReaction = (typeof chatReactions)[number];

export type ChatRole = (typeof chatRoles)[number];
