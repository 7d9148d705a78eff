import { message } from '@lyceum/contracts/messages';

export const follow = message('Follow thread');
export const stopFollowing = message('Stop following');
export const mute = message('Mute thread');
export const unmute = message('Unmute thread');
export const followed = message('You will be told of every reply in this thread.');
export const muted = message('You will be told of nothing in this thread but of being mentioned.');
export const asUsual = message('You will be told of this thread as usual.');
export const undo = message('Undo');
export const watchedThreads = message('Threads you follow or have muted');
export const aboutWatchedThreads = message(
  'Of a thread you follow you are told of every reply; of a muted one of nothing but being mentioned. Both are in the thread’s ⋯ menu.',
);
export const noWatchedThreads = message('You follow no thread and have muted none.');
export const youFollow = message('Followed, in {forum}');
export const youMuted = message('Muted, in {forum}');
export const stopFollowingThread = message('Stop following {title}');
export const unmuteThread = message('Unmute {title}');
export const loadMore = message('Load more');
