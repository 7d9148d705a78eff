import { message } from '@lyceum/contracts/messages';

export const motto = message('Walk, read, argue, learn.');
export const copyright = message('© {year} {brandName}');
export const contact = message('Write to us');
export const appStore = message('App Store');
export const googlePlay = message('Google Play');

/** What everybody must find from every public page, and where it stands (checklist line 209). */
export const groups = [
  {
    heading: message('Who We Are'),
    links: [
      { path: 'about-us', label: message('About Us') },
      { path: 'careers', label: message('Careers') },
      { path: 'press', label: message('Press') },
      { path: 'blogs', label: message('Blogs') },
      { path: '{brand}-globe', label: message('Globe') },
    ],
  },
  {
    heading: message('What We do'),
    links: [
      { path: 'model-g20', label: message('Model G20') },
      { path: 'college-counseling', label: message('College Counseling') },
      { path: 'live-courses', label: message('Live courses') },
    ],
  },
  {
    heading: message('About this site'),
    links: [
      { path: 'help', label: message('Help') },
      { path: 'contact', label: message('Contact') },
      { path: 'terms-conditions', label: message('Terms of Use') },
      { path: 'privacy-policy', label: message('Privacy Policy') },
    ],
  },
] as const;
