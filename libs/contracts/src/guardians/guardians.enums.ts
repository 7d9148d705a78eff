/** How a guardian came to a child: by a code the child made, or as who consented to the account by mail. */
export const guardianOrigins = ['CODE', 'CONSENT'] as const;

export type GuardianOrigin = (typeof guardianOrigins)[number];
