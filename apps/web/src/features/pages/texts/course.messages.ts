import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** Course landing pages that the editors fill, and the public sides of buying a course. */
export const coursePages: readonly PlannedPage[] = [
  {
    paths: ['webinar'],
    gate: 'public',
    section: message('Courses'),
    title: message('Webinars'),
    purpose: message('Free evenings online, one subject each: come for the hour, stay for the questions.'),
    holds: [message('The next webinars, in your own time zone'), message('Recordings of the past ones')],
    drawing: 'calendar',
    action: { label: message('Create your account'), path: '/signup' },
  },
  {
    paths: ['ap-courses'],
    gate: 'public',
    section: message('Courses'),
    title: message('AP courses'),
    purpose: message(
      'College-level courses over a school year, live and in small groups, with an educator who marks your work.',
    ),
    holds: [
      message('Subjects, times and educators'),
      message('What a week looks like'),
      message('Prices and places left'),
    ],
    drawing: 'board',
    action: { label: message('Create your account'), path: '/signup' },
  },
  {
    paths: ['ap-test-courses'],
    gate: 'public',
    section: message('Courses'),
    title: message('AP test preparation'),
    purpose: message(
      'Eight weeks before the exam: past papers under the clock, then an hour on why each point was lost.',
    ),
    holds: [message('Courses by subject and exam date'), message('Mock exams with marked answers')],
    drawing: 'board',
    action: { label: message('Ask us about it'), path: '/contact' },
  },
  {
    paths: ['online-writing-courses'],
    gate: 'public',
    section: message('Courses'),
    title: message('Online writing courses'),
    purpose: message(
      'Write a page a week, read aloud, rewrite. From the paragraph to the research essay, at three levels.',
    ),
    holds: [
      message('The three levels, and a short test to find yours'),
      message('Groups, times and teachers'),
    ],
    drawing: 'letter',
    action: { label: message('Ask us about it'), path: '/contact' },
  },
  {
    paths: ['writing-competition-courses'],
    gate: 'public',
    section: message('Courses'),
    title: message('Courses for writing competitions'),
    purpose: message(
      'Preparation for the competitions that juries know: choosing one, drafting for it, and meeting its deadline.',
    ),
    holds: [message('Competitions of the year with their dates'), message('Courses that lead up to each')],
    drawing: 'summit',
    action: { label: message('Ask us about it'), path: '/contact' },
  },
];
