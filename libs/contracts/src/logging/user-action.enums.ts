/** What the activity log knows of a person's doings (checklist line 241). */
export const userActionTypes = [
  'PAGE_VIEW',
  'LOGIN',
  'LOGOUT',
  'NETWORK_SPEED_LOG',
  'CREATE',
  'CLAP',
  'EDIT',
  'DELETE',
] as const;

export type UserActionType = (typeof userActionTypes)[number];
