/** Parts of the product that use is counted by. */
export const activityFeatures = [
  'account',
  'chat',
  'console',
  'courses',
  'events',
  'forum',
  'friends',
  'home',
  'notebooks',
  'other',
  'payments',
  'profile',
  'public',
  'search',
  'settings',
] as const;

export type ActivityFeature = (typeof activityFeatures)[number];

export const activityFeatureLabels: Readonly<Record<ActivityFeature, string>> = {
  account: 'Account',
  chat: 'Chat',
  console: 'Console',
  courses: 'Courses',
  events: 'Events',
  forum: 'Forum',
  friends: 'Friends',
  home: 'Home',
  notebooks: 'Notebooks',
  other: 'Other',
  payments: 'Payments',
  profile: 'Profiles',
  public: 'Public pages',
  search: 'Search',
  settings: 'Settings',
};

/** First segments of the web app's paths, by the feature they belong to. */
const segments: Partial<Record<ActivityFeature, string>> = {
  account:
    'login signup forgot-password forgotpassword confirm-email email-change hash wechatlogin email-subscriptions',
  chat: 'chat chat-group-dashboard get-recording',
  console: 'ops',
  courses: 'courses lessons lc-grouplist lc-dashboard live-course-p live-courses to-look-at',
  events: 'events mg20 mg20Tour mg20-welcome',
  forum: 'community communityV2 thread',
  home: 'konnect home',
  notebooks: 'notebooks newFileLoading',
  payments: 'payments my-orders',
  profile: 'u',
  public:
    'about-us resources press careers globe blog Blog blogs all-blogs model-g20 labnova terms-conditions',
  search: 'search',
  settings: 'settings',
};

const featureOfSegment = new Map(
  Object.entries(segments).flatMap(([feature, words]) =>
    words.split(' ').map((word) => [word, feature as ActivityFeature] as const),
  ),
);

/** The feature a path belongs to; without a path, and for paths nobody named, `other`. */
export function featureOfPath(path: string | null): ActivityFeature {
  if (path === null) return 'other';
  const [, first = ''] = (path.split(/[?#]/)[0] ?? '').split('/');
  return first === '' ? 'public' : (featureOfSegment.get(first) ?? 'other');
}
