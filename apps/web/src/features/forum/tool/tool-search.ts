/** Tabs of a forum's tool, in their order (checklist line 77). */
export const toolTabs = ['requests', 'reports', 'invited', 'members', 'bans', 'settings', 'audit'] as const;

export type ToolTab = (typeof toolTabs)[number];

/** What moderators who are no admins see (checklist line 77). */
const moderatorsTabs: readonly ToolTab[] = ['requests', 'reports'];

/** Tabs for whoever may do that in the forum; none for everybody else. */
export function tabsFor(caller: {
  readonly canModerate: boolean;
  readonly canAdminister: boolean;
}): readonly ToolTab[] {
  if (caller.canAdminister) return toolTabs;
  return caller.canModerate ? moderatorsTabs : [];
}

/** Without a tab, the first one the caller has. */
export interface ToolSearch {
  readonly tab?: ToolTab | undefined;
}

/** Written without `zod`: it stands on the way to everybody's first screen. */
export function readToolSearch(search: Record<string, unknown>): ToolSearch {
  const tab = toolTabs.find((known) => known === search.tab);
  return tab === undefined ? {} : { tab };
}
