/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query ShellMe {\n  me {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n    pictureUrl\n    isTeacher\n    hasStudentCode\n    hasLiveCourses\n    mainNavBarClosed\n  }\n}\n\nquery ShellTerms($userId: ID!) {\n  getAgreedToTerms(userId: $userId) {\n    agreed\n    version\n  }\n}\n\nquery SpecialLanding($featureName: String!) {\n  getFeatureExtraUsers(featureName: $featureName)\n  getFeatureLanding(featureName: $featureName)\n}\n\nquery ShortLinkTarget($token: String!) {\n  getShortLink(token: $token) {\n    target\n  }\n}\n\nmutation SetMainNavBarClosed($isClosed: Boolean!) {\n  setMainNavBarClosed(isClosed: $isClosed)\n}": typeof types.ShellMeDocument,
    "mutation ConfirmName($userId: ID!, $firstName: String!, $lastName: String!, $role: Role) {\n  confirmName(\n    userId: $userId\n    firstName: $firstName\n    lastName: $lastName\n    role: $role\n  ) {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n  }\n}": typeof types.ConfirmNameDocument,
    "query Me {\n  me {\n    id\n    firstName\n    lastName\n    email\n    roles\n    createdAt\n  }\n}": typeof types.MeDocument,
    "query NotificationsForUser($userId: ID!, $type: [String!]!, $platform: String!, $skipValue: Int, $limitValue: Int) {\n  getNotificationsForUser(\n    userId: $userId\n    type: $type\n    platform: $platform\n    skipValue: $skipValue\n    limitValue: $limitValue\n  ) {\n    id\n    type\n    seen\n    description\n    by {\n      firstName\n      lastName\n      showOnlineStatus\n      pictureUrl\n    }\n    createdAt\n    url\n    tag\n    othersCount\n  }\n}\n\nquery NotificationCountForUser($userId: ID!, $type: [String!]!, $platform: String!) {\n  countNotificationsForUser(userId: $userId, type: $type, platform: $platform) {\n    ids\n    total\n  }\n}\n\nmutation MarkNotificationsAsSeen($input: [ID!]!) {\n  markNotificationsAsSeenForUser(input: $input)\n}": typeof types.NotificationsForUserDocument,
    "query SettingsMe {\n  me {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nmutation UpdateMyAccount($input: UpdateMyAccountInput!) {\n  updateMyAccount(input: $input) {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nquery MySessions {\n  mySessions {\n    id\n    device\n    ipAddress\n    signInWay\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation RevokeSession($id: ID!) {\n  revokeSession(id: $id)\n}\n\nmutation RevokeOtherSessions {\n  revokeOtherSessions\n}\n\nquery NotificationPreferences {\n  notificationPreferences {\n    type\n    inApp\n    email\n  }\n}\n\nmutation SetNotificationPreference($input: SetNotificationPreferenceInput!) {\n  setNotificationPreference(input: $input) {\n    type\n    inApp\n    email\n  }\n}": typeof types.SettingsMeDocument,
    "query Terms {\n  terms {\n    version\n    publishedAt\n    markdown\n  }\n}\n\nmutation AgreeToTerms($userId: ID!, $version: String!) {\n  agreeToTerms(userId: $userId, version: $version) {\n    agreed\n    version\n    agreedAt\n  }\n}\n\nquery PrivacyPolicy {\n  privacyPolicy {\n    version\n    publishedAt\n    markdown\n  }\n}": typeof types.TermsDocument,
};
const documents: Documents = {
    "query ShellMe {\n  me {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n    pictureUrl\n    isTeacher\n    hasStudentCode\n    hasLiveCourses\n    mainNavBarClosed\n  }\n}\n\nquery ShellTerms($userId: ID!) {\n  getAgreedToTerms(userId: $userId) {\n    agreed\n    version\n  }\n}\n\nquery SpecialLanding($featureName: String!) {\n  getFeatureExtraUsers(featureName: $featureName)\n  getFeatureLanding(featureName: $featureName)\n}\n\nquery ShortLinkTarget($token: String!) {\n  getShortLink(token: $token) {\n    target\n  }\n}\n\nmutation SetMainNavBarClosed($isClosed: Boolean!) {\n  setMainNavBarClosed(isClosed: $isClosed)\n}": types.ShellMeDocument,
    "mutation ConfirmName($userId: ID!, $firstName: String!, $lastName: String!, $role: Role) {\n  confirmName(\n    userId: $userId\n    firstName: $firstName\n    lastName: $lastName\n    role: $role\n  ) {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n  }\n}": types.ConfirmNameDocument,
    "query Me {\n  me {\n    id\n    firstName\n    lastName\n    email\n    roles\n    createdAt\n  }\n}": types.MeDocument,
    "query NotificationsForUser($userId: ID!, $type: [String!]!, $platform: String!, $skipValue: Int, $limitValue: Int) {\n  getNotificationsForUser(\n    userId: $userId\n    type: $type\n    platform: $platform\n    skipValue: $skipValue\n    limitValue: $limitValue\n  ) {\n    id\n    type\n    seen\n    description\n    by {\n      firstName\n      lastName\n      showOnlineStatus\n      pictureUrl\n    }\n    createdAt\n    url\n    tag\n    othersCount\n  }\n}\n\nquery NotificationCountForUser($userId: ID!, $type: [String!]!, $platform: String!) {\n  countNotificationsForUser(userId: $userId, type: $type, platform: $platform) {\n    ids\n    total\n  }\n}\n\nmutation MarkNotificationsAsSeen($input: [ID!]!) {\n  markNotificationsAsSeenForUser(input: $input)\n}": types.NotificationsForUserDocument,
    "query SettingsMe {\n  me {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nmutation UpdateMyAccount($input: UpdateMyAccountInput!) {\n  updateMyAccount(input: $input) {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nquery MySessions {\n  mySessions {\n    id\n    device\n    ipAddress\n    signInWay\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation RevokeSession($id: ID!) {\n  revokeSession(id: $id)\n}\n\nmutation RevokeOtherSessions {\n  revokeOtherSessions\n}\n\nquery NotificationPreferences {\n  notificationPreferences {\n    type\n    inApp\n    email\n  }\n}\n\nmutation SetNotificationPreference($input: SetNotificationPreferenceInput!) {\n  setNotificationPreference(input: $input) {\n    type\n    inApp\n    email\n  }\n}": types.SettingsMeDocument,
    "query Terms {\n  terms {\n    version\n    publishedAt\n    markdown\n  }\n}\n\nmutation AgreeToTerms($userId: ID!, $version: String!) {\n  agreeToTerms(userId: $userId, version: $version) {\n    agreed\n    version\n    agreedAt\n  }\n}\n\nquery PrivacyPolicy {\n  privacyPolicy {\n    version\n    publishedAt\n    markdown\n  }\n}": types.TermsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShellMe {\n  me {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n    pictureUrl\n    isTeacher\n    hasStudentCode\n    hasLiveCourses\n    mainNavBarClosed\n  }\n}\n\nquery ShellTerms($userId: ID!) {\n  getAgreedToTerms(userId: $userId) {\n    agreed\n    version\n  }\n}\n\nquery SpecialLanding($featureName: String!) {\n  getFeatureExtraUsers(featureName: $featureName)\n  getFeatureLanding(featureName: $featureName)\n}\n\nquery ShortLinkTarget($token: String!) {\n  getShortLink(token: $token) {\n    target\n  }\n}\n\nmutation SetMainNavBarClosed($isClosed: Boolean!) {\n  setMainNavBarClosed(isClosed: $isClosed)\n}"): typeof import('./graphql').ShellMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmName($userId: ID!, $firstName: String!, $lastName: String!, $role: Role) {\n  confirmName(\n    userId: $userId\n    firstName: $firstName\n    lastName: $lastName\n    role: $role\n  ) {\n    id\n    firstName\n    lastName\n    roles\n    nameConfirmed\n    hasSocialSignIn\n  }\n}"): typeof import('./graphql').ConfirmNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Me {\n  me {\n    id\n    firstName\n    lastName\n    email\n    roles\n    createdAt\n  }\n}"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NotificationsForUser($userId: ID!, $type: [String!]!, $platform: String!, $skipValue: Int, $limitValue: Int) {\n  getNotificationsForUser(\n    userId: $userId\n    type: $type\n    platform: $platform\n    skipValue: $skipValue\n    limitValue: $limitValue\n  ) {\n    id\n    type\n    seen\n    description\n    by {\n      firstName\n      lastName\n      showOnlineStatus\n      pictureUrl\n    }\n    createdAt\n    url\n    tag\n    othersCount\n  }\n}\n\nquery NotificationCountForUser($userId: ID!, $type: [String!]!, $platform: String!) {\n  countNotificationsForUser(userId: $userId, type: $type, platform: $platform) {\n    ids\n    total\n  }\n}\n\nmutation MarkNotificationsAsSeen($input: [ID!]!) {\n  markNotificationsAsSeenForUser(input: $input)\n}"): typeof import('./graphql').NotificationsForUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingsMe {\n  me {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nmutation UpdateMyAccount($input: UpdateMyAccountInput!) {\n  updateMyAccount(input: $input) {\n    id\n    firstName\n    lastName\n    email\n    showOnlineStatus\n    deletesAt\n  }\n}\n\nquery MySessions {\n  mySessions {\n    id\n    device\n    ipAddress\n    signInWay\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}\n\nmutation RevokeSession($id: ID!) {\n  revokeSession(id: $id)\n}\n\nmutation RevokeOtherSessions {\n  revokeOtherSessions\n}\n\nquery NotificationPreferences {\n  notificationPreferences {\n    type\n    inApp\n    email\n  }\n}\n\nmutation SetNotificationPreference($input: SetNotificationPreferenceInput!) {\n  setNotificationPreference(input: $input) {\n    type\n    inApp\n    email\n  }\n}"): typeof import('./graphql').SettingsMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Terms {\n  terms {\n    version\n    publishedAt\n    markdown\n  }\n}\n\nmutation AgreeToTerms($userId: ID!, $version: String!) {\n  agreeToTerms(userId: $userId, version: $version) {\n    agreed\n    version\n    agreedAt\n  }\n}\n\nquery PrivacyPolicy {\n  privacyPolicy {\n    version\n    publishedAt\n    markdown\n  }\n}"): typeof import('./graphql').TermsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
