import { message } from '@lyceum/contracts/messages';

export const home = message('{brandName}, home');
export const toolBar = message('Tool bar');
export const motto = message('Walk, read, argue, learn.');
export const aboutThisSite = message('About this site');
export const copyright = message('© {year} {brandName}');
export const myLearning = message('My learning');
export const logIn = message('Log in');
export const signUp = message('Sign up');

/** What everybody must find from every public page, and where it stands. */
export const siteLinks = [
  { path: 'about-us', label: message('About') },
  { path: 'help', label: message('Help') },
  { path: 'contact', label: message('Contact') },
  { path: 'terms-conditions', label: message('Terms') },
  { path: 'privacy-policy', label: message('Privacy') },
] as const;
