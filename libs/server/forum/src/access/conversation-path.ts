/** Where a conversation is read. */
export const conversationPath = (id: string): string => `/community?tab=conversations&conversation=${id}`;
