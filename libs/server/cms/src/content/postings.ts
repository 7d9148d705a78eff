import type { Shipped } from './shipped';

/** The two postings and the five outcomes of research (checklist line 214). */
export const postings = {
  posting: {
    'educational-and-career-consultant': {
      title: 'Educational & Career Consultant',
      location: 'Remote, with hours that overlap with Boston or Beijing',
      jobType: 'Part-time',
      description:
        'You accompany high-school students while they find out what they would like to study and how to get there. You have eight to twelve students at a time, meet each of them twice a month, and are read by them rather than listened to: much of the work is comments on drafts.',
      duties: `- Hold first conversations, and write down afterwards what you heard in the student's own words.
- Build a list of universities together with the student, each with a reason.
- Comment on essays, never rewrite them.
- Keep the calendar of applications so that nothing is ever due tomorrow.`,
      responsibilities: `- For the plan of each student, and for telling families early when it has to change.
- For answering within two working days.
- For keeping what students confide to you between the two of you, as far as their safety allows.`,
      qualifications: `- At least a Master's degree.
- Three years of work with students of this age, in counseling, teaching or admissions.
- English that you enjoy writing.`,
      preferredQualifications: `- Experience with applications in more than one country.
- Mandarin or Spanish.
- A field of your own, outside education, that you can talk about for an hour.`,
      applyInstructions:
        'Write to {email} with your CV and one page on a student whose plan you changed your mind about. Leave out names. We answer everybody within three weeks.',
    },
    'music-therapy-consultant': {
      title: 'Music Therapy Consultant',
      location: 'Boston, two days a week remote',
      jobType: 'Full-time',
      description:
        'Students who work hard often do it in silence. You bring music into our courses and summits as a way to rest, to listen and to be together, and you advise our educators on students for whom words are not the easiest way in.',
      duties: `- Plan and lead weekly sessions for small groups, on the spot and by video.
- Advise educators about single students, at their request and with consent.
- Design the quiet hour of every summit day.
- Write down what helps, so that others can do it without you.`,
      responsibilities: `- For the safety and privacy of everybody in a session.
- For knowing where music therapy ends and medical care begins, and for referring in time.
- For instruments, rooms and recordings.`,
      qualifications: `- A degree in music therapy and the certificate of your country.
- Two years of practice with teenagers.
- One instrument on which you can accompany anything.`,
      preferredQualifications: `- Work with groups whose members share no language.
- Experience with sessions by video.
- A published or presented case, however small.`,
      applyInstructions:
        'Write to {email} with your CV, your certificate, and a recording of three minutes in which you play with somebody else. Tell us what you were listening for.',
    },
  },
  outcome: {
    'a-paper': {
      title: 'A paper that can be checked',
      text: 'Ten to fifteen pages, with data and method, so that a stranger could do it again.',
    },
    'a-talk': {
      title: 'A talk of ten minutes',
      text: 'Given twice: to experts, who ask about the method, and to ninth-graders, who ask why.',
    },
    'a-mentor': {
      title: 'A mentor who knows your work',
      text: 'Twelve meetings with somebody who does research for a living, and can write about you from having watched.',
    },
    'a-failure': {
      title: 'A failure, written up',
      text: 'What you tried that did not work, in two pages. It is the part that universities ask about.',
    },
    'a-question': {
      title: 'The next question',
      text: 'Each project ends with the one it could not answer. Others may take it up; several have.',
    },
  },
} as const satisfies Shipped;
