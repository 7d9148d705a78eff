import type { PlannedPage } from '../planned-page.types';

/** The forums. */
export const communityPages: readonly PlannedPage[] = [
  {
    paths: ['community'],
    gate: 'signed-in',
    section: 'Forums',
    title: 'Community',
    purpose:
      'All the forums in one hall: those you belong to, those you might like, and what is talked about right now.',
    holds: [
      'Your forums and recommended ones',
      'The most engaged threads',
      'A search over forums, threads and people',
    ],
    drawing: 'talk',
    action: { label: 'Go to Konnect', path: '/konnect' },
  },
  {
    paths: ['community/{name}'],
    gate: 'signed-in',
    section: 'Forums',
    title: 'A forum',
    purpose: 'The posts, the people and the rules of one forum, with the pinned threads on top.',
    holds: ['Posts, newest or oldest first, or featured', 'Members', 'What the forum is about'],
    drawing: 'talk',
    action: { label: 'All forums', path: '/community' },
  },
  {
    paths: ['community/createThread', 'community/{name}/createThread'],
    gate: 'signed-in',
    section: 'Forums',
    title: 'Start a thread',
    purpose: 'A quiet page to write on. Drafts keep themselves, and nobody sees a word before you post it.',
    holds: ['A title, a picture and your text', 'A poll, if you want to know what others think', 'Drafts'],
    drawing: 'letter',
    action: { label: 'Look around the forums first', path: '/community' },
  },
  {
    paths: ['community/p/{name}/tool'],
    gate: 'signed-in',
    section: 'Forums',
    title: 'Forum tools',
    purpose:
      'For the admins of a forum: who may come in, who looks after it, and the order of what is pinned.',
    holds: ['Requests to join, and invitations', 'Admins and moderators', 'Pinned threads in their order'],
    drawing: 'tools',
    action: { label: 'Back to the forums', path: '/community' },
  },
];
