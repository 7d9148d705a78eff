import { expect, test } from '@jest/globals';
import { textsIn } from './testing/messages-files';

type Quoted = readonly [line: number, text: string];

/** What the checklist quotes, by its line, and the messages file that says it. */
const quoted: Readonly<Record<string, readonly Quoted[]>> = {
  'apps/web/src/app/not-found': [
    [13, 'Whoops...'],
    [13, "We can't find the page you're looking for."],
    [13, 'Return Home'],
  ],
  'apps/web/src/app/app': [[24, 'Download our app for the best experience.']],
  'apps/web/src/app/shell/shell': [[29, 'Are you sure you want to log out?']],
  'libs/ui/src/feedback/feedback': [
    [31, 'Confirm'],
    [31, 'Cancel'],
  ],
  'apps/web/src/app/welcome-banner': [[32, 'Discover More']],
  'apps/web/src/features/notifications/notifications': [[54, 'No notifications']],
  'apps/web/src/features/forum/page/page': [
    [61, 'Posts'],
    [61, 'Members'],
    [61, 'Info'],
    [62, 'Newest'],
    [62, 'Oldest'],
    [62, 'Featured'],
    [79, "Create this forum's first post"],
  ],
  'apps/web/src/features/forum/page/access': [
    [64, 'Welcome to the forum!'],
    [66, 'Are you sure ?'],
    [66, 'Successfully left the forum.'],
    [68, 'Your request is pending.'],
    [68, 'Request Access'],
    [69, 'Your request to join {forum} was sent successfully.'],
    [72, 'UNAUTHORIZED'],
    [72, 'Retry'],
  ],
  'apps/web/src/features/forum/page/invite': [[74, 'Invited {count} friend(s) to join {forum}']],
  'apps/web/src/features/forum/search/search': [[79, 'No results found']],
  'apps/web/src/features/forum/replies/replies': [
    [79, 'No results found'],
    [88, 'No more posts'],
    [102, 'Likes'],
    [108, 'Content deleted'],
    [111, 'Post reported.'],
    [111, 'Comment reported.'],
  ],
  'apps/web/src/features/forum/thread-card/thread-card': [[83, 'Pinned']],
  'libs/rich-text/src/text/preview': [[84, '... Read More']],
  'apps/web/src/features/forum/thread/thread': [
    [88, 'Meet Your Teammates'],
    [90, 'Successfully updated thread content'],
    [91, 'Delete thread'],
    [91, 'Are you sure?'],
    [91, 'Thread deleted.'],
    [97, 'Thread reported.'],
  ],
  'apps/web/src/features/classes/classes': [
    [188, 'Sorry, there was an error fetching user live courses data. Please try again.'],
    [188, 'Sorry, there was an error fetching livecourse classroom data. Please try again.'],
    [188, 'Sorry, there was an error updating student homework. Please try again.'],
    [188, 'Sorry, there was an error updating lessons. Please try again.'],
    [188, 'Sorry, there was an error updating lesson material. Please try again.'],
    [188, 'Sorry, there was an error updating course material. Please try again.'],
    [188, 'Successfully updated lessons.'],
    [188, 'Successfully updated lesson material.'],
    [188, 'Successfully updated course material.'],
    [188, 'Successfully updated homework.'],
  ],
  'apps/web/src/features/courses/courses': [
    [188, 'Sorry, there was an error fetching single live courses data. Please try again.'],
  ],
  'apps/web/src/features/classes/gradebook/gradebook': [
    [188, 'Sorry, there was an error fetching student list and classroom data. Please try again.'],
    [188, 'Sorry, there was an error updating student student live course data. Please try again.'],
  ],
  'apps/web/src/features/classes/reading/reading': [
    [188, 'Sorry, there was an error fetching classroom list. Please try again.'],
  ],
  'apps/web/src/features/classes/edit/homework': [
    [188, 'Sorry, there was an error updating homework. Please try again.'],
  ],
  'libs/editor/src/editor': [[116, 'Invalid link']],
  'apps/web/src/features/forum/drafts/drafts': [[120, 'Successfully saved draft!']],
  'apps/web/src/features/forum/translate/translate': [[123, 'Translated text:']],
  'apps/web/src/features/forum/poll/poll': [
    [126, 'Anyone can add options'],
    [126, 'Users can select multiple options'],
  ],
  'apps/web/src/features/forum/user-picker/user-picker': [
    [135, "The email you've entered to send invite is wrongly formatted, please correct it."],
  ],
  'apps/web/src/features/friends/friends': [
    [137, 'Add as friend'],
    [137, 'Request sent'],
    [137, 'Accept friend'],
    [137, 'Connected'],
    [137, 'You'],
    [138, 'Friend request sent!'],
    [139, 'You have a new friend!'],
    [140, 'Friend request rejected.'],
    [143, 'Add as friend to unlock'],
    [143, 'Please become friends to enable Message'],
    [143, 'Please become friends to enable Video'],
    [145, 'Oops, something went wrong...'],
  ],
  'apps/web/src/features/profile/profile': [[150, "This user hasn't written anything in their bio yet."]],
  'apps/web/src/features/profile/edit/edit': [
    [151, 'Successfully Updated!'],
    [151, 'Sorry, there was an error updating your profile. Please try again.'],
  ],
  'apps/web/src/features/account/name-modal/name-modal': [
    [161, 'Update Your Account'],
    [162, 'No, I need to edit'],
    [162, 'Cancel'],
    [162, 'You will not be able to modify this later.'],
    [166, 'Confirm'],
    [171, 'Your name has been confirmed.'],
  ],
  'apps/web/src/features/account/name-modal/school': [
    [163, "If you don't find your school, simply add one!"],
    [170, 'New school created!'],
    [170, 'Oops, something went wrong, please try again later.'],
  ],
  'apps/web/src/features/newsletter/newsletter': [
    [219, 'Thank you for your submission'],
    [219, 'Thanks for your interest, we will contact you soon.'],
    [219, 'Sorry, there was an error submitting newsletter form'],
  ],
  'libs/ui/src/time/time': [[251, 'just now']],
  'libs/ui/src/states/states': [[255, 'Sorry, there was an error fetching the data. Please try again.']],
};

const rows = Object.entries(quoted).flatMap(([file, texts]) =>
  texts.map(([line, text]) => ({ line, text, file })),
);

test.each(rows)('[$line] “$text” stands in $file letter by letter', async ({ text, file }) => {
  const texts = await textsIn(`${file}.messages.ts`);
  expect(texts.map(({ say }) => (typeof say === 'string' ? say : say()))).toContain(text);
});
