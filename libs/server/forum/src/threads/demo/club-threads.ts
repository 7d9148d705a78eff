import { type DemoThread, h, list, p, quote, rich, steps } from './demo-thread';

/** Threads of the clubs: climate, photography, debating, founders, robotics. */
export const clubThreads: readonly DemoThread[] = [
  {
    forum: 'climate-action',
    by: 'forum-admin',
    title: 'Start here: how this circle works',
    ...rich(
      p('Welcome! Three things before your first thread:'),
      steps(
        '**Numbers when you have them.** A photo of a meter is better than an adjective.',
        '**Say what you tried**, also when it failed. Failed ideas save the next school a month.',
        '**Be kind.** Nobody is the villain of somebody else’s energy bill.',
      ),
      p('New people introduce themselves below; tell us your school and one thing you would change there.'),
    ),
    tags: ['welcome', 'rules'],
    hoursAgo: 24 * 33,
    clappers: 31,
    views: 412,
    pin: 1,
    posts: [
      [
        'member-1',
        'Hi! I moderate here on weekdays. Our canteen throws away 19 kg a day, and I want to see it under 10.',
      ],
      ['~3', 'Hello from a boarding school with windows from 1961. I would change the windows.'],
      [
        'student',
        'Hi all, I am Mei. One thing: the lights in the sports hall that nobody dares to switch off.',
      ],
      [
        '~8',
        'Joining from the coast. Our tide gauge data is open, if somebody needs a dataset for a project.',
      ],
    ],
    lastPostHoursAgo: 51,
  },
  {
    forum: 'climate-action',
    by: 'member-2',
    title: 'We audited our building for a week: 41% of the electricity runs at night',
    ...rich(
      p(
        'Four of us borrowed clamp meters from the physics lab and logged the main board for seven days, every five minutes. We expected the computer rooms to win. They did not.',
      ),
      h('What we measured'),
      list(
        '**Night base load: 11.4 kW**, from 22:00 to 06:00, with nobody inside.',
        'Ventilation of the old gym: 4.1 kW, all night, at full speed.',
        'Vending machines: 0.9 kW for three. They light up for the cleaning staff.',
        'Unknown: about 2 kW. We are still hunting it.',
      ),
      h('What it costs'),
      p(
        'At our tariff the night share is a bit more than 9,000 a year. We wrote two pages for the head of school with one graph and **one** request: a timer for the gym.',
      ),
      quote('“You are the first people to bring me a problem together with a screwdriver.” — our caretaker'),
      p(
        'The timer was installed on Friday. First night: 7.2 kW. I can share the spreadsheet and the letter if anybody wants to copy them.',
      ),
    ),
    tags: ['energy', 'data', 'audit'],
    hoursAgo: 98,
    clappers: 44,
    views: 388,
    posts: [
      [
        'student',
        'This is wonderful. Could you share the letter? Our head likes graphs and dislikes surprises.',
      ],
      ['member-2', 'Sent to you! The trick was to ask for one thing only.'],
      ['~1', 'How did you clamp the main board safely? Our lab teacher said no.'],
      [
        'member-2',
        'The caretaker did that part, with the electrician there. We only read the logger. Please do not open a board yourselves.',
      ],
      [
        'teacher',
        'I would like to use this as a worked example in my statistics class, with your names on it. Is that all right with the four of you?',
      ],
      ['~4', 'All right with me (I am number three of four).'],
      [
        '~6',
        'Your 2 kW: look at the server cabinet’s cooling and at the elevator’s lighting. Ours was the elevator.',
      ],
      ['member-2', 'It was the elevator light AND its fan. 1.6 kW. You are a genius.'],
      ['~9', 'We start on Monday with the same method. Is five minutes needed, or is fifteen enough?'],
      [
        '~6',
        'Fifteen is enough for base load, five shows you the ventilation switching. Take five if the logger has memory.',
      ],
      ['student', 'Update from us: head said yes to one timer. ONE. I am framing the e-mail.'],
    ],
    lastPostHoursAgo: 2,
  },
  {
    forum: 'climate-action',
    by: 'student',
    title: 'Tree day on 14 March: who brings what',
    content:
      'We have 60 hornbeams, 12 spades and one very patient gardener. Still missing: gloves in small sizes, two wheelbarrows, and somebody who can drive the compost. Write below what you bring; I keep the list at the top of the shared sheet.',
    tags: ['tree day'],
    hoursAgo: 61,
    clappers: 17,
    views: 143,
    posts: [
      ['~2', 'Two wheelbarrows, one of them squeaks.'],
      ['~5', '15 pairs of gloves, sizes 6 and 7.'],
      ['member-1', 'My aunt has a trailer. Compost is solved.'],
    ],
    lastPostHoursAgo: 9,
  },
  {
    forum: 'climate-action',
    by: '~7',
    title: 'Is offsetting the ski trip honest?',
    content:
      'Our year voted to go skiing and to offset the flight. I calculated 0.43 t each way per person, and the certificates cost less than a lunch. That feels too easy. Did your school find something better than certificates, something we can see and visit?',
    tags: ['travel', 'ethics'],
    hoursAgo: 30,
    clappers: 9,
    views: 121,
    posts: [
      ['~11', 'We went by night train instead. 14 hours, best part of the trip.'],
      [
        'forum-admin',
        'Look at the price per tonne and ask what would have happened without your money. If nobody can answer, it is a donation, which is fine, but not an offset.',
      ],
      ['~7', 'Thank you. “A donation, not an offset” is now the first slide.'],
    ],
    lastPostHoursAgo: 6,
  },
  {
    forum: 'climate-action',
    by: '~12',
    title: 'Canteen: one week of weighing leftovers',
    content:
      'Mon 21 kg, Tue 18, Wed 33 (fish), Thu 17, Fri 14. Wednesday fish has no friends. Which day do you weigh?',
    tags: ['food', 'data'],
    hoursAgo: 13,
    clappers: 12,
    views: 74,
  },
  {
    forum: 'climate-action',
    by: '~15',
    title: 'Looking for a partner school for a bike-to-school month',
    content:
      'We did it alone last May and it was fun for two weeks. With an opponent it would be fun for four. Anybody? Any country, any number of hills.',
    hoursAgo: 24 * 9,
    clappers: 6,
    views: 98,
    posts: [['~16', 'We have hills and no excuses. Writing to you.']],
    lastPostHoursAgo: 24 * 8,
  },
  {
    forum: 'through-the-lens',
    by: 'member-2',
    title: 'Theme of the month: “edges”',
    ...rich(
      p(
        'Edges of light, of a city, of a day, of a person who is about to say something. **One picture each**, taken this month, any camera.',
      ),
      list(
        'Say in one sentence what you wanted.',
        'Ask one question about your own picture.',
        'Answer two questions of others before you post a second one.',
      ),
      p('Gallery closes on the last Sunday at 20:00.'),
    ),
    tags: ['theme'],
    hoursAgo: 24 * 12,
    clappers: 21,
    views: 230,
    pin: 1,
    posts: [
      [
        '~0',
        'Mine is the edge of the shadow at the bus stop at 7:41, it moves one tile a week. Question: too much sky?',
      ],
      ['member-7', 'Half the sky. The shadow is the sentence, the sky is the breath before it.'],
      ['~4', 'I have the corner of my grandmother’s table. Question: does it need her hand?'],
      ['~0', 'Yes. Please.'],
    ],
    lastPostHoursAgo: 20,
  },
  {
    forum: 'through-the-lens',
    by: '~2',
    title: 'Phone night shots without a tripod: what works for me',
    content:
      '1. Lean against something. 2. Breathe out, then press the volume key, not the screen. 3. Expose for the lamp, lift the shadows later. 4. Take five; one of them is sharp. That is all the magic I know. What do you do?',
    tags: ['night', 'technique'],
    hoursAgo: 44,
    clappers: 26,
    views: 187,
    posts: [
      ['~5', 'Self-timer of two seconds instead of the key. No shake at all.'],
      ['~2', 'Of course. Thank you, that is number 5 now.'],
    ],
    lastPostHoursAgo: 30,
  },
  {
    forum: 'through-the-lens',
    by: 'forum-admin',
    title: 'May I photograph people in the street for our wall?',
    content:
      'I asked our media teacher: for the wall in the hallway we need the person’s yes, and a parent’s if they are under 16. I made a small card to hand out. Template on request.',
    tags: ['rights'],
    hoursAgo: 24 * 6,
    clappers: 11,
    views: 102,
  },
  {
    forum: 'through-the-lens',
    by: '~6',
    title: 'Fog!!!',
    content: 'Everybody out, the river is gone.',
    hoursAgo: 7,
    clappers: 8,
    views: 39,
    posts: [['~1', 'Already standing on the bridge. Which bridge? Good question.']],
    lastPostHoursAgo: 6,
  },
  {
    forum: 'debate-arena',
    by: 'forum-admin',
    title: 'House rules, short version',
    content:
      'Attack ideas, never people. Quote before you rebut. “I changed my mind” is the best sentence in this forum and is worth a clap every time.',
    tags: ['rules'],
    hoursAgo: 24 * 40,
    clappers: 39,
    views: 505,
    pin: 1,
  },
  {
    forum: 'debate-arena',
    by: 'member-6',
    title: 'Motion of the week: this house would abolish homework before grade 9',
    ...rich(
      p('Format: one post for or against, at most 200 words, then rebuttals. Judges’ notes on Sunday.'),
      h('Definitions'),
      list(
        '**Homework**: assigned tasks that are expected outside school hours.',
        '**Abolish**: schools may offer, but not require or grade it.',
      ),
      p('Please write **FOR** or **AGAINST** as your first word.'),
    ),
    tags: ['motion', 'education'],
    hoursAgo: 75,
    clappers: 33,
    views: 296,
    posts: [
      [
        '~0',
        'FOR. What homework measures best is whether there is a quiet room at home. A grade should not measure rooms.',
      ],
      [
        '~1',
        'AGAINST. A violinist who plays only in lessons is not a violinist. Practice has to happen somewhere, and school hours are full.',
      ],
      ['~0', 'Practice, yes. Graded practice, no. The motion keeps the violin and removes the mark.'],
      [
        '~3',
        'AGAINST. If it is optional, those who need it least will do it most. You widen the gap that you wanted to close.',
      ],
      [
        'teacher',
        'Point of information: the evidence for grades 1–6 is weak in both directions; from grade 7 it becomes clearer. Speakers may want to say which years they mean.',
      ],
      [
        '~5',
        'FOR, and I change the definition: supervised study time at school until 16:00. Same practice, equal rooms.',
      ],
      ['~1', 'That is the best post so far and I changed my mind about half of mine.'],
      ['member-6', 'A clap for that sentence. Ten claps, actually.'],
      ['~8', 'AGAINST. Who pays the supervisors?'],
      ['~5', 'The same people who pay for remedial lessons now.'],
      ['~3', 'Rebuttal to “equal rooms”: the bus leaves at 15:20 for a third of us.'],
      [
        'forum-admin',
        'Judges’ notes: strongest argument rooms, strongest rebuttal buses. Close round, narrow win for the opposition.',
      ],
    ],
    lastPostHoursAgo: 4,
  },
  {
    forum: 'debate-arena',
    by: '~9',
    title: 'How do I stop saying “um”?',
    content:
      'I counted 41 in a seven-minute speech. My coach says pause instead. My brain says the pause is lava.',
    tags: ['speaking'],
    hoursAgo: 22,
    clappers: 15,
    views: 133,
    posts: [
      ['~10', 'Hold a coin. Every time you feel an um, press the coin. Sounds silly, took me from 30 to 4.'],
      ['~2', 'Finish the sentence with your eyes on one person. Ums live where eyes wander.'],
    ],
    lastPostHoursAgo: 11,
  },
  {
    forum: 'debate-arena',
    by: '~11',
    title: 'Motion bank: 30 motions a beginner can open with',
    content:
      'Sorted by how much reading they need: none, an evening, a week. Add yours and say where it belongs. I start: “This house prefers paper books” (none), “This house would lower the voting age to 16” (an evening), “This house would tax robots” (a week).',
    tags: ['motion', 'beginners'],
    hoursAgo: 24 * 15,
    clappers: 19,
    views: 240,
  },
  {
    forum: 'young-founders',
    by: 'member-8',
    title: 'Weekly check-in, week 6: one number, one problem, one ask',
    content:
      'Same as ever. One number that moved, one problem you have, one thing somebody here could do for you in 15 minutes.',
    tags: ['check-in'],
    hoursAgo: 50,
    clappers: 7,
    views: 66,
    pin: 1,
    posts: [
      [
        'forum-admin',
        'Number: 14 paying parents (was 9). Problem: refunds by hand. Ask: somebody read my terms aloud and laugh where it is unclear.',
      ],
      ['member-15', 'Number: 0. Problem: number. Ask: five minutes of your time as a pretend customer.'],
      ['member-1', 'I volunteer as a pretend customer with a real wallet.'],
    ],
    lastPostHoursAgo: 18,
  },
  {
    forum: 'young-founders',
    by: 'member-15',
    title: 'Our first “no” that helped',
    content:
      'The owner of the stationery shop said: “I would never put this on my counter, it falls over.” We had shown it to eleven people who were too polite to say so. New foot tomorrow.',
    hoursAgo: 24 * 4,
    clappers: 10,
    views: 58,
  },
  {
    forum: 'robotics-aurora',
    by: 'forum-admin',
    title: 'Build log 9.4: the arm lifts, the wrist does not',
    ...rich(
      p(
        'Short version: gear ratio was right, **belt tension** was not. Longer version with numbers for those who were not there:',
      ),
      list(
        'Stall current of the wrist: 38 A (limit 40).',
        'With 3 mm more tension: 22 A, and quiet.',
        'We lost one bearing. It is a pendant now.',
      ),
      p('Next: Thursday 16:00, cable management, everybody brings two cable ties and a grudge.'),
    ),
    tags: ['build log'],
    hoursAgo: 40,
    clappers: 5,
    views: 31,
    posts: [
      ['member-2', 'Video of the quiet wrist is in the drive. It is very boring, which is the point.'],
      ['member-12', 'I have the grudge. No cable ties.'],
    ],
    lastPostHoursAgo: 12,
  },
  {
    forum: 'robotics-aurora',
    by: 'member-2',
    title: 'Scouting sheet: please stop writing “good”',
    content:
      'A robot that is “good” tells us nothing on match day. Cycles per minute, where it stands in the last 20 seconds, what makes it tip. Thank you.',
    tags: ['scouting'],
    hoursAgo: 24 * 3,
    clappers: 6,
    views: 28,
    pin: 1,
  },
];
