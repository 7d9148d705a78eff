import { message, plural } from '@lyceum/contracts/messages';

export const more = message('More');
export const edit = message('Edit');
export const unpinThread = message('Unpin thread');
export const pinThread = message('Pin thread');
export const reported = message('Reported');
export const report = message('Report');
export const deleteIt = message('Delete');
export const yourStudents = message('Your students');
export const studentsTakePart = plural({
  one: '{count} of your students takes part',
  other: '{count} of your students take part',
});
export const qrCodeOfTheThread = message('QR code of the thread');
export const reportThread = message('Report thread');
export const facebook = message('Facebook');
export const share = message('Share');
export const wechat = message('WeChat');
export const copyLink = message('Copy link');
export const shareOnWechat = message('Share on WeChat');
export const aboutWechat = message('Scan this with WeChat to open the thread on your phone.');
export const linkCopied = message('Link copied.');
export const linkNotCopied = message('Your browser would not copy it. The link is {address}');
export const reply = message('Reply');
export const allClapsGiven = message('You gave all your 10 claps');
export const clapsGiven = message('You clapped {mine} of 10 times');
export const clap = message('Clap, {claps}, {mine} of 10 yours');
export const saved = message('Saved. Press to remove it');
export const saveForLater = message('Save for later');
export const editThread = message('Edit thread');
export const title = message('Title');
export const text = message('Text');
export const cancel = message('Cancel');
export const save = message('Save');
export const theThread = message('thread');
export const tags = message('Tags');
export const threadPinned = message('Thread pinned.');
export const threadUnpinned = message('Thread unpinned.');
export const meetYourTeammates = message('Meet Your Teammates');
export const threadUpdated = message('Successfully updated thread content');
export const deleteThread = message('Delete thread');
export const areYouSure = message('Are you sure?');
export const threadDeleted = message('Thread deleted.');
export const threadReported = message('Thread reported.');
export const highlightedByAnEducator = message('Highlighted by an Educator');
export const highlightedByAModerator = message('Highlighted by a moderator');
export const readTheReply = message('Read the reply by {author}');
