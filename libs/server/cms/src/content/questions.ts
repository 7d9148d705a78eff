import type { Shipped } from './shipped';

/** Questions that are often asked. */
export const questions = {
  question: {
    'who-counsels': {
      topic: 'COUNSELLING',
      question: 'Who are the counselors?',
      answer:
        'People who have taught, advised or decided on admissions. All of them hold at least a Master’s degree.',
    },
    'cancel-a-session': {
      topic: 'COUNSELLING',
      question: 'Can I cancel a session?',
      answer: 'Yes, with at least 24 hours’ notice. If you cancel later than that, the session is charged.',
    },
    'how-to-begin': {
      topic: 'COUNSELLING',
      question: 'How do I begin?',
      answer:
        'Write to {email}. Say what grade you are in and what you would like to find out. You need not know what you want to study.',
    },
    'do-you-write': {
      topic: 'COUNSELLING',
      question: 'Do you write essays for students?',
      answer: 'No. We ask, mark and argue. Every sentence in an application is the student’s own.',
    },
    'what-does-it-cost': {
      topic: 'SUMMIT',
      question: 'What does the virtual summit cost?',
      answer:
        '$199 per student (winter 2023 cohort). The fee is non-refundable once the application is complete.',
    },
    'how-much-time': {
      topic: 'SUMMIT',
      question: 'How much time does it take?',
      answer:
        'Six days over two weekends, four hours a day: 24 official hours. Before that there are 5-10 hours of pre-reading, released two weeks ahead.',
    },
    'which-role': {
      topic: 'SUMMIT',
      question: 'Delegate or Deciding Committee member?',
      answer:
        'Delegates speak for a country and negotiate its text. Members of the Deciding Committee read every proposal, question the delegations and decide, with reasons. You can name a wish in your application.',
    },
    'do-i-need-experience': {
      topic: 'SUMMIT',
      question: 'Do I need to have done this before?',
      answer: 'No. More than half of each cohort is new to it, and the pre-reading begins at the beginning.',
    },
    'who-may-join': {
      topic: 'SITE',
      question: 'Who may join?',
      answer:
        'High-school students and those who teach them. Under 13, a parent or guardian has to consent first. Educators are let in by staff, one by one.',
    },
    'what-is-free': {
      topic: 'SITE',
      question: 'What is free?',
      answer: 'An account, the forum, the blog and the globe. Courses say on their own page what they cost.',
    },
  },
} as const satisfies Shipped;
