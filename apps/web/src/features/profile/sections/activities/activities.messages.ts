import { message, plural } from '@lyceum/contracts/messages';

export const recentActivities = message('Recent activities');
export const loading = message('Loading the activities');
export const didNotLoad = message('The activities did not load');
export const fetchingFailed = message('Sorry, there was an error fetching the data. Please try again.');
export const showMore = message('Show more');
export const noneOfYours = message(
  'Nothing yet. What you post, clap for and join is listed here, for those you let see it, where they may see it too.',
);
/** Where nothing better is known of what was done. */
export const somethingIn = message('Something in {title}');
/** Where nobody is named whose it is. */
export const clappedIn = message('Clapped in {title}');

export const clappedForReplies = plural({
  one: 'Clapped for a reply in {title}',
  other: 'Clapped for {count} replies in {title}',
});
export const clappedForComments = plural({
  one: 'Clapped for a comment in {title}',
  other: 'Clapped for {count} comments in {title}',
});

/** What was done, by what the server calls it. */
export const sentences: Readonly<Record<string, (values: { title: string; name: string }) => string>> = {
  POSTED_THREAD: message('Posted the thread {title}'),
  POSTED_POST: message('Replied in {title}'),
  POSTED_COMMENT: message('Commented in {title}'),
  POSTED_CONVERSATION: message('Started the conversation {title}'),
  POSTED_CONVERSATION_REPLY: message('Replied in the conversation {title}'),
  CLAPPED_THREAD: message('Clapped for the thread {title} by {name}'),
  CLAPPED_POST: message('Clapped for a reply by {name} in {title}'),
  CLAPPED_COMMENT: message('Clapped for a comment by {name} in {title}'),
  JOINED_COMMUNITY: message('Joined the forum {title}'),
  BEFRIENDED_FRIEND: message('Became friends with {title}'),
  ENDORSED_ENDORSEMENT: message('Endorsed {title}'),
  ANSWERED_POST: message('Gave an answer that was highlighted in {title}'),
};
