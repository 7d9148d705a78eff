import { message } from '@lyceum/contracts/messages';

export const settings = message('Settings');
export const saveSettings = message('Save settings');
export const settingsSaved = message('The settings are saved.');
export const firstPostsSetting = message('The setting for first threads and replies');
export const firstPostsWait = message('First threads and replies wait for a moderator');
export const aboutFirstPosts = message(
  'The first two threads or replies of new people, and any with many links, stand in Reports until somebody has looked.',
);
export const firstPostsWaitNow = message('First threads and replies wait for a moderator.');
export const firstPostsShown = message('First threads and replies are shown at once.');

export const banner = message('Banner');
export const asItIsNow = message('As it is now');
export const sunrise = message('Sunrise');
export const hills = message('Hills');
export const numbers = message('Numbers');
export const mandarin = message('Mandarin');
export const photography = message('Photography');
export const debate = message('Debate');
export const essays = message('Essays');
export const robotics = message('Robotics');
export const founders = message('Founders');
export const purple = message('Purple');
export const sea = message('Sea');
export const forest = message('Forest');
export const brick = message('Brick');
export const night = message('Night');

export const announcements = message('Announcements');
export const aboutAnnouncements = message(
  'An announcement stands above the forum until a reader puts it away. The latest is shown first.',
);
export const runningAnnouncements = message('Announcements that run');
export const nothingAnnounced = message('Nothing is announced at the moment.');
export const announcementHasEnded = message('“{title}” has ended.');
export const endTheAnnouncement = message('End the announcement');
export const aboutEnding = message('Nobody sees it any more from then on.');
export const endIt = message('End it');
export const end = message('End');
export const endAnnouncement = message('End {title}');
export const endsInTheFuture = message('An announcement ends in the future.');
export const runsWithoutEnd = message('{when}, without end, put away by {count}');
export const runsUntil = message('{when}, until {day}, put away by {count}');
export const leadsToAddress = message('Leads to {address}');
export const announce = message('Announce');
export const announced = message('Announced.');
export const title = message('Title');
export const text = message('Text');
export const leadsTo = message('Leads to');
export const aboutLink = message('A path on this site, such as /community.');
export const shownUntil = message('Shown until');
export const aboutShownUntil = message('Left empty, it runs until you end it.');
