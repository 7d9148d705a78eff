/**
 * What the activity log knows of a person's doings (checklist lines 241, 242). Server, browser and console share this
 * list; those behind DELETE are for parts of the product that report them as they come.
 */
export const userActionTypes = [
  'PAGE_VIEW',
  'LOGIN',
  'LOGOUT',
  'NETWORK_SPEED_LOG',
  'CREATE',
  'CLAP',
  'EDIT',
  'DELETE',
  'APPLY',
  'CHAT_OPEN',
  'FILE_OPEN',
  'FILE_UPLOAD',
  'FILE_DELETE',
  'PAYMENT_START',
  'PAYMENT_COMPLETE',
  'COURSE_OPEN',
  'INVITE_SEND',
  'INVITE_ACCEPT',
  'NOTEBOOK_OPEN',
  'NOTEBOOK_EDIT',
  'PROFILE_VIEW',
  'PROFILE_EDIT',
  'PROFILE_PICTURE',
  'PROFILE_ENDORSE',
] as const;

export type UserActionType = (typeof userActionTypes)[number];

/** The types in words. */
export const userActionLabels: Readonly<Record<UserActionType, string>> = {
  PAGE_VIEW: 'Page view',
  LOGIN: 'Log-in',
  LOGOUT: 'Log-out',
  NETWORK_SPEED_LOG: 'Network speed test',
  CREATE: 'Create',
  CLAP: 'Clap',
  EDIT: 'Edit',
  DELETE: 'Delete',
  APPLY: 'Apply',
  CHAT_OPEN: 'Open a chat',
  FILE_OPEN: 'Open a file',
  FILE_UPLOAD: 'Upload a file',
  FILE_DELETE: 'Delete a file',
  PAYMENT_START: 'Start a payment',
  PAYMENT_COMPLETE: 'Complete a payment',
  COURSE_OPEN: 'Open a course',
  INVITE_SEND: 'Send an invitation',
  INVITE_ACCEPT: 'Accept an invitation',
  NOTEBOOK_OPEN: 'Open a notebook',
  NOTEBOOK_EDIT: 'Edit a notebook',
  PROFILE_VIEW: 'View a profile',
  PROFILE_EDIT: 'Edit one’s profile',
  PROFILE_PICTURE: 'Change one’s picture',
  PROFILE_ENDORSE: 'Endorse somebody',
};
