import type { PlannedPage } from '../planned-page.types';

/** Course landing pages that the editors fill, and the public sides of buying a course. */
export const coursePages: readonly PlannedPage[] = [
  {
    paths: ['webinar'],
    gate: 'public',
    section: 'Courses',
    title: 'Webinars',
    purpose: 'Free evenings online, one subject each: come for the hour, stay for the questions.',
    holds: ['The next webinars, in your own time zone', 'Recordings of the past ones'],
    drawing: 'calendar',
    action: { label: 'Create an account to be told', path: '/signup' },
  },
  {
    paths: ['ap-courses'],
    gate: 'public',
    section: 'Courses',
    title: 'AP courses',
    purpose:
      'College-level courses over a school year, live and in small groups, with an educator who marks your work.',
    holds: ['Subjects, times and educators', 'What a week looks like', 'Prices and places left'],
    drawing: 'board',
    action: { label: 'Sign up to enrol later', path: '/signup' },
  },
  {
    paths: ['ap-test-courses'],
    gate: 'public',
    section: 'Courses',
    title: 'AP test preparation',
    purpose:
      'Eight weeks before the exam: past papers under the clock, then an hour on why each point was lost.',
    holds: ['Courses by subject and exam date', 'Mock exams with marked answers'],
    drawing: 'board',
    action: { label: 'Compare with the full AP courses', path: '/ap-courses' },
  },
  {
    paths: ['online-writing-courses'],
    gate: 'public',
    section: 'Courses',
    title: 'Online writing courses',
    purpose:
      'Write a page a week, read aloud, rewrite. From the paragraph to the research essay, at three levels.',
    holds: ['The three levels, and a short test to find yours', 'Groups, times and teachers'],
    drawing: 'letter',
    action: { label: 'Try the essay contest first', path: '/college-essay-contest' },
  },
  {
    paths: ['writing-competition-courses'],
    gate: 'public',
    section: 'Courses',
    title: 'Courses for writing competitions',
    purpose:
      'Preparation for the competitions that juries know: choosing one, drafting for it, and meeting its deadline.',
    holds: ['Competitions of the year with their dates', 'Courses that lead up to each'],
    drawing: 'summit',
    action: { label: 'See the general writing courses', path: '/online-writing-courses' },
  },
  {
    paths: ['live-course-p/{code}'],
    gate: 'public',
    section: 'Live courses',
    title: 'Your live-course offer',
    purpose:
      'A payment link from our team opens here: the course it is for, what it costs, and the ways to pay.',
    holds: [
      'The course, its schedule and its educator',
      'The price agreed with you',
      'Card, Alipay and WeChat Pay',
    ],
    drawing: 'ledger',
    action: { label: 'Log in to see your courses', path: '/login' },
  },
  {
    paths: ['payments/awaitingAlipay'],
    gate: 'public',
    section: 'Payments',
    title: 'Waiting for Alipay',
    purpose:
      'After paying in Alipay you come back to this page, which tells you when the payment has arrived here.',
    holds: ['The state of the payment, without reloading', 'The order it belongs to'],
    drawing: 'ledger',
    action: { label: 'Go to my orders', path: '/my-orders' },
  },
  {
    paths: ['payments/awaitingWechatPay'],
    gate: 'public',
    section: 'Payments',
    title: 'Waiting for WeChat Pay',
    purpose:
      'Scan, pay, and watch this page: it changes by itself as soon as WeChat Pay confirms the payment.',
    holds: ['The code to scan', 'The state of the payment', 'What to do if nothing happens'],
    drawing: 'ledger',
    action: { label: 'Look at my orders', path: '/my-orders' },
  },
];
