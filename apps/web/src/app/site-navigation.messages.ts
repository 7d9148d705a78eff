import { message } from '@lyceum/contracts/messages';

export const site = message('Site');

/** What stands in the public header, in its order (checklist line 208). */
export const links = [
  { path: 'home', label: message('Home') },
  { path: 'college-counseling', label: message('College Counseling') },
  { path: 'labnova', label: message('Strategy consulting') },
  { path: 'model-g20', label: message('Model G20') },
  { path: 'resources', label: message('Resources') },
  { path: 'blogs', label: message('Blog') },
  { path: 'press', label: message('Press') },
  { path: '{brand}-education-connect-podcast', label: message('Podcast') },
  { path: '{brand}-globe', label: message('Globe') },
  { path: 'about-us', label: message('About Us') },
] as const;
