import type { Shipped } from './shipped';

const seeCourses = { actionLabel: 'See the live courses', actionPath: '/live-courses' } as const;

/** Course landings at the configured addresses (checklist line 5). */
export const coursePages = {
  webinar: {
    title: 'Webinars',
    description: 'Free evenings online, one subject each: come for the hour, stay for the questions.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Courses',
        headline: 'One subject, one hour, and then your questions',
        lead: 'Our webinars are free. Somebody who knows a thing well explains it for half the time; the other half belongs to you.',
        picture: '/art/course-webinar.svg',
        pictureText: 'A lit window in the evening with a speech bubble in it.',
        ...seeCourses,
      },
      {
        kind: 'facts',
        heading: 'How an evening goes',
        items: [
          { term: 'Half an hour', text: 'One idea, shown slowly. No slides with more than seven words.' },
          {
            term: 'Half an hour',
            text: 'Questions, in writing or aloud. Those that stay open go to the forum, with the speaker.',
          },
        ],
      },
      {
        kind: 'action',
        heading: 'When is the next one?',
        text: 'Write to us, and say which subject you would come for.',
        label: 'Ask us',
        path: '/contact',
      },
    ],
  },
  'ap-courses': {
    title: 'AP courses',
    description:
      'College-level courses over a school year, live and in small groups, with an educator who marks your work.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Courses',
        headline: 'A year with one subject',
        lead: 'College-level courses, live and in small groups, with an educator who marks your work and remembers last week’s.',
        picture: '/art/course-ap.svg',
        pictureText: 'A blackboard with a curve and its tangent.',
        ...seeCourses,
      },
      {
        kind: 'facts',
        heading: 'A week of it',
        items: [
          { term: 'Two lessons', text: 'Live, and recorded for those whom a power cut keeps away.' },
          {
            term: 'One piece of work',
            text: 'Handed in by Sunday, back by Wednesday, with comments in the margin.',
          },
          {
            term: 'One thread',
            text: 'In the class’s own forum, where the good question of the week stands.',
          },
        ],
      },
      { kind: 'testimonials', heading: 'From people who took one', text: '' },
    ],
  },
  'ap-test-courses': {
    title: 'AP test preparation',
    description:
      'Eight weeks before the exam: past papers under the clock, then an hour on why each point was lost.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Courses',
        headline: 'Lose the points now',
        lead: 'Eight weeks before the exam: past papers under the clock, then an hour on why each point was lost.',
        picture: '/art/course-test.svg',
        pictureText: 'A stopwatch beside a marked sheet of paper.',
        ...seeCourses,
      },
      {
        kind: 'text',
        heading: 'Why it works',
        text: 'Most points are lost in the same four ways: a question read too fast, a unit left out, a proof that begins in its middle, and time. None of them is about how much you know. You will find out which of the four is yours in the first week, and spend seven on it.',
      },
      {
        kind: 'action',
        heading: 'Which exam is yours?',
        text: 'Tell us the subject and the date, and we say what there is.',
        label: 'Ask us',
        path: '/contact',
      },
    ],
  },
  'online-writing-courses': {
    title: 'Online writing courses',
    description:
      'Write a page a week, read aloud, rewrite. From the paragraph to the research essay, at three levels.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Courses',
        headline: 'A page a week',
        lead: 'Write it, read it aloud, rewrite it. From the paragraph to the research essay, at three levels.',
        picture: '/art/course-writing.svg',
        pictureText: 'A pen that draws a line across a page and beyond it.',
        ...seeCourses,
      },
      {
        kind: 'facts',
        heading: 'Three levels',
        items: [
          { term: 'Paragraph', text: 'One idea, five sentences, nothing to spare.' },
          { term: 'Essay', text: 'A question that can be answered both ways, and your way.' },
          { term: 'Research', text: 'Other people’s work, fairly told, and what you add to it.' },
        ],
      },
      { kind: 'posts', heading: 'How we think about writing', text: '' },
    ],
  },
  'writing-competition-courses': {
    title: 'Courses for writing competitions',
    description:
      'Preparation for competitions that juries take seriously: choosing one, drafting for it, and meeting its deadline.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Courses',
        headline: 'Write for a reader who has read two hundred',
        lead: 'A jury is tired, fair and easily delighted. Six weeks of choosing a competition, drafting for it, and meeting its deadline.',
        picture: '/art/course-competition.svg',
        pictureText: 'A stack of envelopes with one that glows.',
        ...seeCourses,
      },
      {
        kind: 'text',
        heading: 'What we do in six weeks',
        text: '- Choose a competition for what it asks, not for its name.\n- Read what won, and say why in one sentence each.\n- Write three openings and let strangers pick.\n- Finish a week early. It has never hurt anybody.',
      },
      {
        kind: 'action',
        heading: 'Have a competition in mind?',
        text: 'Send us its name and its deadline.',
        label: 'Ask us',
        path: '/contact',
      },
    ],
  },
} as const satisfies NonNullable<Shipped['page']>;
