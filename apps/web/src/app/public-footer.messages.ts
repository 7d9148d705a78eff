import { message } from '@lyceum/contracts/messages';

export const motto = message('Walk, read, argue, learn.');
export const aboutThisSite = message('About this site');
export const copyright = message('© {year} {brandName}');

/** What everybody must find from every public page, and where it stands. */
export const siteLinks = [
  { path: 'live-courses', label: message('Live courses') },
  { path: 'about-us', label: message('About') },
  { path: 'help', label: message('Help') },
  { path: 'contact', label: message('Contact') },
  { path: 'terms-conditions', label: message('Terms') },
  { path: 'privacy-policy', label: message('Privacy') },
] as const;
