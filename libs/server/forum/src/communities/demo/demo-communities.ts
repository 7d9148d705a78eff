import type { CommunityPrivacy, MemberRole } from '@lyceum/contracts/forum';

/** A forum of the demo data. People are named by the part of their e-mail before the `@`. */
export interface DemoCommunity {
  readonly name: string;
  readonly displayName: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly privacy: CommunityPrivacy;
  readonly banner: string | null;
  readonly color: string;
  /** The first one made it. */
  readonly people: readonly (readonly [localPart: string, role: MemberRole])[];
  /** Of a hundred students and teachers, how many are members too. */
  readonly share: number;
  readonly ageDays: number;
}

/** Forums the demo accounts meet in different parts: as admin, moderator, member, invited, shut out, or not at all. */
export const demoCommunities: readonly DemoCommunity[] = [
  {
    name: 'climate-action',
    displayName: 'Climate Action Circle',
    title: 'Small steps, counted',
    description:
      'Projects, data and honest discussion about climate work at school: audits of your building, tree days, and what actually changed afterwards. Bring numbers when you have them, questions when you do not.',
    type: 'CLUB',
    privacy: 'PUBLIC',
    banner: '/forum/climate.svg',
    color: '#0f5c4a',
    people: [
      ['forum-admin', 'ADMIN'],
      ['member-1', 'MOD'],
      ['student', 'MEMBER'],
      ['teacher', 'MEMBER'],
      ['member-2', 'MEMBER'],
    ],
    share: 70,
    ageDays: 410,
  },
  {
    name: 'math-olympiad',
    displayName: 'Math Olympiad Corner',
    title: 'One problem a week, many ways to solve it',
    description:
      'A problem every Monday, hints on Wednesday, your solutions by Sunday. Wrong turns are welcome: they are where the learning is.',
    type: 'SUBJECT',
    privacy: 'PUBLIC',
    banner: '/forum/numbers.svg',
    color: '#23306b',
    people: [
      ['teacher', 'ADMIN'],
      ['member-5', 'MOD'],
      ['student', 'MEMBER'],
      ['member-3', 'MEMBER'],
    ],
    share: 45,
    ageDays: 320,
  },
  {
    name: 'mandarin-table',
    displayName: '中文角 · Mandarin Table',
    title: '一起说中文',
    description:
      '每周一个话题,大家用中文聊天、提问、互相纠正。初学者和母语者都欢迎。 One topic a week, in Chinese; beginners and native speakers alike.',
    type: 'LANGUAGE',
    privacy: 'PUBLIC',
    banner: '/forum/mandarin.svg',
    color: '#8c1d2f',
    people: [
      ['member-1', 'ADMIN'],
      ['member-2', 'MOD'],
      ['member-3', 'MEMBER'],
      ['member-4', 'MEMBER'],
      ['student', 'MEMBER'],
    ],
    share: 25,
    ageDays: 205,
  },
  {
    name: 'through-the-lens',
    displayName: 'Through the Lens',
    title: 'Photography for people with a phone and patience',
    description:
      'A theme each month, kind and specific feedback, and a wall of the pictures we liked best. No filters needed.',
    type: 'CLUB',
    privacy: 'PUBLIC',
    banner: '/forum/lens.svg',
    color: '#2b2b33',
    people: [
      ['member-2', 'ADMIN'],
      ['forum-admin', 'MEMBER'],
      ['member-7', 'MOD'],
    ],
    share: 30,
    ageDays: 150,
  },
  {
    name: 'debate-arena',
    displayName: 'Debate Arena',
    title: 'Argue with the argument',
    description: 'Motions, rebuttals and judges’ notes. Attack ideas as hard as you like, and people never.',
    type: 'CLUB',
    privacy: 'PUBLIC',
    banner: '/forum/debate.svg',
    color: '#3a1f4f',
    people: [
      ['forum-admin', 'ADMIN'],
      ['member-6', 'MOD'],
      ['teacher', 'MEMBER'],
    ],
    share: 35,
    ageDays: 260,
  },
  {
    name: 'college-essays',
    displayName: 'College Essay Workshop',
    title: 'Drafts among friends',
    description:
      'A closed room for drafts. What is shared here stays here; comment on the writing, not on the writer.',
    type: 'COURSE',
    privacy: 'PRIVATE',
    banner: '/forum/essays.svg',
    color: '#4b2a6b',
    people: [
      ['teacher', 'ADMIN'],
      ['forum-admin', 'MOD'],
      ['student', 'MEMBER'],
      ['member-1', 'MEMBER'],
    ],
    share: 12,
    ageDays: 120,
  },
  {
    name: 'robotics-aurora',
    displayName: 'Robotics Team Aurora',
    title: 'Season 9',
    description:
      'Build log, scouting notes and match plans of Team Aurora. Ask to join if you build with us.',
    type: 'TEAM',
    privacy: 'PRIVATE',
    banner: '/forum/robotics.svg',
    color: '#0e3f5c',
    people: [
      ['forum-admin', 'ADMIN'],
      ['member-2', 'MOD'],
      ['member-9', 'MEMBER'],
      ['member-10', 'MEMBER'],
      ['member-12', 'MEMBER'],
      ['member-16', 'MEMBER'],
    ],
    share: 0,
    ageDays: 90,
  },
  {
    name: 'young-founders',
    displayName: 'Young Founders',
    title: 'From idea to first customer',
    description: 'Weekly check-ins of twelve teams that build something. Members bring members.',
    type: 'CLUB',
    privacy: 'PRIVATE',
    banner: '/forum/founders.svg',
    color: '#7a3b10',
    people: [
      ['member-8', 'ADMIN'],
      ['forum-admin', 'MEMBER'],
      ['member-1', 'MEMBER'],
      ['member-15', 'MEMBER'],
    ],
    share: 8,
    ageDays: 60,
  },
  {
    name: 'student-council',
    displayName: 'Student Council',
    title: 'Minutes and motions',
    description:
      'Where the council prepares its meetings. Its members are elected, and put here by the staff.',
    type: 'COUNCIL',
    privacy: 'CLOSED',
    banner: null,
    color: '#5b2a86',
    people: [
      ['admin', 'ADMIN'],
      ['forum-admin', 'MOD'],
      ['member-1', 'MEMBER'],
      ['member-11', 'MEMBER'],
    ],
    share: 0,
    ageDays: 45,
  },
];
