/** Where times are shown when nobody said otherwise (checklist line 250). */
export const defaultTimeZone = 'America/New_York';

/** State of something that loads (checklist line 252). */
export const loadingState = { loading: 0, loaded: 1, failed: 2 } as const;

/** Who may see something; one list for API, app and console (checklist line 256). */
export const privacyLevels = ['PRIVATE', 'FRIENDS', 'GLOBAL'] as const;

export type PrivacyLevel = (typeof privacyLevels)[number];
