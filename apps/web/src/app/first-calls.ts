import { postLimits, threadLimits, threadSorts } from '@lyceum/contracts/forum';
import { requestedNotificationTypes } from '@lyceum/contracts/notifications';
import type { FirstCall } from '@lyceum/session';
import {
  AgentCodeDocument,
  AgentStudentsDocument,
  callOf,
  CalendarFeedDocument,
  CallChatDocument,
  CertificateNameDocument,
  ChatOfTwoDocument,
  CheckoutChildrenDocument,
  ClassroomDocument,
  ForumAnnouncementDocument,
  ForumPageDocument,
  type ForumPageQuery,
  ForumSettingsDocument,
  ForumThreadsDocument,
  GuardianPageDocument,
  GuardianStudentsDocument,
  HomeThreadsDocument,
  MyForumsDocument,
  MyGuardiansDocument,
  MyInterestsDocument,
  NotificationCountForUserDocument,
  OwedHomeworkDocument,
  OwnClassesDocument,
  OwnOrderDetailDocument,
  OwnOrdersDocument,
  OwnPlacesDocument,
  RecordingsOfMeDocument,
  type ProfileQuery,
  SettingsMeDocument,
  ShellMeDocument,
  ShellTermsDocument,
  StaffedSchoolsDocument,
  StoodInLessonsDocument,
  StudentAgentsDocument,
  ThreadPageDocument,
  ThreadPostsDocument,
  UserCardDocument,
  WorkToLookAtDocument,
} from '@lyceum/web-graphql';
import { calendarCall } from '../features/calendar/calendar-query';
import { isMonth, monthOf } from '../features/calendar/months';
import { homeCall } from '../features/home/home-query';
import { profileCall } from '../features/profile/profile-query';
import { rememberedSort } from '../features/forum/replies/list/remembered-sort';

/** What the address says, and who is signed in. */
export interface Opening {
  readonly userId: string;
  /** By their names in the route: `name` for `$name`. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** What stands behind `#`, without it. */
  readonly hash: string;
}

type Calls = (opening: Opening) => FirstCall[];

const homeFeed = (userId: string): FirstCall => {
  const page = { userId, cursor: null, skipValue: 0, limitValue: threadLimits.pageSize };
  return callOf(HomeThreadsDocument, page);
};

const announcement = (userId: string, tag: string): FirstCall =>
  callOf(ForumAnnouncementDocument, { userId, type: 'COMMUNITY', tag });

const forumPage = (userId: string, communityName: string): FirstCall => ({
  ...callOf(ForumPageDocument, { communityName, userId }),
  pictures: bannerOf,
});

/** It is the largest thing on a phone's first screen, and the browser would ask for it last. */
function bannerOf(body: unknown): string[] {
  const banner = (body as { data?: ForumPageQuery | null }).data?.getCommunityByName.community.banner;
  return banner ? [encodeURI(banner)] : [];
}

const profilePage = (userId: string, me: string): FirstCall => ({
  ...callOf(...profileCall(userId, me)),
  pictures: coverIn,
});

/** The largest thing on the page, like a forum's banner. */
function coverIn(body: unknown): string[] {
  const cover = (body as { data?: ProfileQuery | null }).data?.getUser.coverUrl;
  return cover ? [encodeURI(cover)] : [];
}

const forumThreads = (userId: string, communityName: string): FirstCall => {
  const page = { cursor: null, skipValue: 0, limitValue: threadLimits.pageSize };
  return callOf(ForumThreadsDocument, { input: { communityName, userId, sortBy: threadSorts[0], ...page } });
};

const threadPosts = (userId: string, threadId: string): FirstCall => {
  const page = { sortBy: rememberedSort(), limitValue: postLimits.pageSize, cursor: null, fromNumber: null };
  return callOf(ThreadPostsDocument, { threadId, requestingUser: userId, ...page });
};

/**
 * What each screen asks before it has an answer, by the route's id; a layout's calls are those of all screens in it. The
 * page begins them while the files of the screen load. A browser test opens every route and says what is missing here.
 */
const firstCalls: Readonly<Record<string, Calls>> = {
  '/_app': ({ userId }) => [
    callOf(ShellMeDocument, undefined),
    callOf(ShellTermsDocument, { userId }),
    callOf(NotificationCountForUserDocument, {
      userId,
      type: [...requestedNotificationTypes],
      platform: 'web',
    }),
    { method: 'GET', path: `/getActiveUserCycle?${new URLSearchParams({ userId }).toString()}` },
  ],
  '/_app/get-recording': () => [callOf(RecordingsOfMeDocument, undefined)],
  '/_app/konnect': ({ userId }) => [callOf(...homeCall(userId))],
  '/_app/settings': ({ userId, hash }) => [
    callOf(SettingsMeDocument, undefined),
    // Of the sections, which stand behind `#`, the first.
    ...(['', 'profile'].includes(hash)
      ? [callOf(MyInterestsDocument, { userId }), callOf(CertificateNameDocument, { userId })]
      : []),
  ],
  '/_app/community/': ({ userId, search }) => [
    announcement(userId, 'home'),
    ...(search.has('tab') ? [] : [homeFeed(userId), callOf(MyForumsDocument, { userId })]),
  ],
  '/_app/community/$name/': ({ userId, params: { name = '' }, search }) => [
    forumPage(userId, name),
    announcement(userId, name),
    callOf(ForumSettingsDocument, { userId }),
    // What else the address says is for the screen to read.
    ...(search.size === 0 ? [forumThreads(userId, name)] : []),
  ],
  '/_app/community/$name/createThread': ({ userId, params: { name = '' } }) => [forumPage(userId, name)],
  '/_app/community/p/$name/tool': ({ userId, params: { name = '' } }) => [forumPage(userId, name)],
  '/_app/community/createThread': ({ userId }) => [callOf(MyForumsDocument, { userId })],
  '/_app/thread/$threadId': ({ userId, params: { threadId = '' }, search }) => [
    callOf(ThreadPageDocument, { threadId, userId }),
    ...(search.size === 0 ? [threadPosts(userId, threadId)] : []),
  ],
  '/_app/call/$chatId': ({ params: { chatId = '' } }) => [callOf(CallChatDocument, { chatId })],
  '/_app/call/with/$personId': ({ params: { personId = '' } }) => [
    callOf(ChatOfTwoDocument, { members: [personId] }),
  ],
  '/_app/calendar': ({ userId, search }) => {
    const month = search.get('month');
    return [
      callOf(...calendarCall(userId, isMonth(month) ? month : monthOf(new Date()))),
      callOf(CalendarFeedDocument, { userId }),
    ];
  },
  '/_app/lc-grouplist': ({ userId }) => [
    callOf(OwnClassesDocument, { userId }),
    callOf(StoodInLessonsDocument, undefined),
    callOf(OwedHomeworkDocument, { userId }),
  ],
  '/_app/to-look-at': ({ userId }) => [callOf(WorkToLookAtDocument, { userId })],
  '/_app/lc-dashboard/$groupTag': ({ params: { groupTag = '' } }) => [
    callOf(ClassroomDocument, { groupTag }),
  ],
  // What everybody may read of a course comes with the page.
  '/_public/live-course-p/$code': ({ userId }) => [callOf(OwnPlacesDocument, { userId })],
  '/_app/u/$userId': ({ userId: me, params: { userId = '' } }) => [
    profilePage(userId, me),
    callOf(UserCardDocument, { userId, requestingUser: me }),
  ],
  '/_app/guardian': ({ userId }) => [callOf(GuardianStudentsDocument, { userId })],
  '/_app/school': ({ userId }) => [callOf(StaffedSchoolsDocument, { userId })],
  '/_app/agent': ({ userId }) => [
    callOf(AgentCodeDocument, { userId }),
    callOf(AgentStudentsDocument, { userId, search: '', cursor: null }),
  ],
  '/_app/payments/order/$orderId': ({ userId, params: { orderId = '' } }) => [
    callOf(OwnOrderDetailDocument, { userId, orderId }),
  ],
  '/_app/payments/pay/$code': ({ userId }) => [callOf(CheckoutChildrenDocument, { userId })],
  '/_app/payments/seat/$groupTag': ({ userId }) => [callOf(CheckoutChildrenDocument, { userId })],
  '/_app/my-orders': ({ userId }) => [callOf(OwnOrdersDocument, { userId, cursor: null })],
  '/_app/my-guardians': ({ userId }) => [
    callOf(MyGuardiansDocument, { userId }),
    callOf(GuardianPageDocument, { userId, studentId: userId }),
    callOf(StudentAgentsDocument, { userId, studentId: userId }),
  ],
};

/** The first calls of a route and of the layouts around it. */
export function firstCallsOf(routeId: string, opening: Opening): FirstCall[] {
  return Object.entries(firstCalls)
    .filter(([id]) => id === routeId || routeId.startsWith(`${id}/`))
    .flatMap(([, calls]) => calls(opening));
}

/** What stands in a path for the names of a route: `/thread/7` as `/_app/thread/$threadId` is `{ threadId: '7' }`. */
export function paramsOf(routeId: string, path: string): Record<string, string> {
  const pattern = partsOf(routeId).filter((part) => !part.startsWith('_'));
  const parts = partsOf(path);
  return Object.fromEntries(
    pattern.flatMap((part, index) =>
      /^\$./.test(part) ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
    ),
  );
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
