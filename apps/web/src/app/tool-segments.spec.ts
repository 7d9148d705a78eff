import { describe, expect, it } from '@jest/globals';
import { showsToolBar, toolSegments } from './tool-segments';

const present = [
  ...[
    'login',
    'signup',
    'forgot-password',
    'confirm-email',
    'hash',
    'wechatlogin',
    'live-course-p',
    'payments',
  ],
  ...['email-subscriptions', 's', 'konnect', 'acme-events', 'lc-grouplist', 'lc-dashboard', 'u', 'events'],
  ...[
    'courses',
    'lessons',
    'send-email',
    'morecontent',
    'notebooks',
    'newFileLoading',
    'communityV2',
    'mg20',
  ],
  ...['mg20Tour', 'admin-dashboard', 'admin-services', 'promocodepanelold', 'promocodepanel'],
  ...['virtualmg20-admin', 'livecourse-admin', 'collegeessaycontest-admin', 'teacherAppForm', 'my-orders'],
  ...['feature-analytics', 'createlivecoursepaymentlink', 'adminupload', 'chat-group-dashboard', 'chat'],
  ...['get-recording', 'UiKit', 'uikit', 'playground', 'mg20-welcome'],
];

const absent = [
  ...['/', '/home', '/community', '/community/chess', '/community/createThread', '/thread/1', '/about-us'],
  ...[
    '/labnova',
    '/college-counseling',
    '/acme-education-connect-podcast',
    '/model-g20',
    '/resources',
    '/press',
  ],
  ...[
    '/careers',
    '/globe/article1',
    '/blog/x',
    '/blogs',
    '/all-blogs',
    '/acme-globe',
    '/college-essay-contest',
  ],
  ...[
    '/terms-conditions',
    '/privacy-policy',
    '/webinar',
    '/settings',
    '/other-events/x',
    '/loginx',
    '/KONNECT',
  ],
];

describe('the tool bar', () => {
  it('[22] shows under the 44 first segments', () => {
    expect(present).toHaveLength(44);
    expect(toolSegments).toHaveLength(44);
    for (const segment of present)
      for (const path of [`/${segment}`, `/${segment}/more`])
        expect([path, showsToolBar(path, 'acme')]).toEqual([path, true]);
  });

  it('[22] is absent elsewhere', () => {
    for (const path of absent) expect([path, showsToolBar(path, 'acme')]).toEqual([path, false]);
  });
});
