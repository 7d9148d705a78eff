/** Ways to sign in; recorded as the login type (checklist line 38). `OWN` is e-mail and password, or a passkey. */
export const signInWays = ['OWN', 'GOOGLE', 'FACEBOOK', 'APPLE', 'WECHAT'] as const;

export type SignInWay = (typeof signInWays)[number];

/** Ways that lead over another service. In addresses they stand in lower case: `/auth/social/google`. */
export const socialProviders = [
  'GOOGLE',
  'FACEBOOK',
  'APPLE',
  'WECHAT',
] as const satisfies readonly SignInWay[];

export type SocialProvider = (typeof socialProviders)[number];

/** The service's name as people know it. */
export const socialProviderLabels: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  APPLE: 'Apple',
  WECHAT: 'WeChat',
};
