const keyOf = (userId: string): string => `lyceum.conversation-forum.${userId}`;

/** The forum somebody spoke to last, in this browser; empty for none. */
export function rememberedForum(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function rememberForum(userId: string, communityId: string): void {
  try {
    localStorage.setItem(keyOf(userId), communityId);
  } catch {
    // A browser that keeps nothing begins with the first forum each time.
  }
}
