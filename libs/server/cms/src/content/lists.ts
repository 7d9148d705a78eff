import type { Shipped } from './shipped';
import { postings } from './postings';
import { questions } from './questions';

/** What pages list: people, places and things. */
export const lists = {
  ...postings,
  ...questions,
  banner: {
    forum: {
      text: 'The forum is open to students and educators.',
      linkLabel: 'Read how it works',
      path: '/help',
    },
  },
  city: {
    boston: { title: 'Boston', pic: '/art/city-boston.svg', videoUrl: '' },
    cambridge: { title: 'Cambridge', pic: '/art/city-cambridge.svg', videoUrl: '' },
    'mexico-city': { title: 'Mexico city', pic: '/art/city-mexico.svg', videoUrl: '' },
    beijing: { title: 'Beijing', pic: '/art/city-beijing.svg', videoUrl: '' },
    tokyo: { title: 'Tokyo', pic: '/art/city-tokyo.svg', videoUrl: '' },
  },
  logo: {
    harbour: { name: 'Harbour University', img: '/art/logo-harbour.svg', location: 'Boston' },
    'two-rivers': { name: 'Two Rivers College', img: '/art/logo-rivers.svg', location: 'Cambridge' },
    altiplano: { name: 'Universidad del Altiplano', img: '/art/logo-altiplano.svg', location: 'Mexico city' },
    'north-gate': { name: 'North Gate University', img: '/art/logo-gate.svg', location: 'Beijing' },
    hoshi: { name: 'Hoshi Institute', img: '/art/logo-hoshi.svg', location: 'Tokyo' },
    meridian: { name: 'Meridian Liberal Arts', img: '/art/logo-meridian.svg', location: '' },
  },
  person: {
    'ines-okafor': {
      name: 'Ines Okafor',
      title: 'Editor and head of writing',
      desc: 'Ines taught literature in Lagos and Leeds before she began to edit what students write. She reads every essay twice: once for what it says, once for what it avoids saying. She will not use a red pen.',
      img: '/art/person-ines.svg',
      imgAlt: 'Portrait of Ines Okafor, drawn: short black hair, a yellow scarf.',
      email: '',
      height: 280,
    },
    'samuel-brandt': {
      name: 'Dr. Samuel Brandt',
      title: 'Director of counseling',
      desc: 'Samuel has sat on both sides of the admissions table. He left it because the most interesting files were those he could not discuss with anyone. His first question to a student is what they stopped doing.',
      img: '/art/person-samuel.svg',
      imgAlt: 'Portrait of Dr. Samuel Brandt, drawn: grey hair, round glasses.',
      email: '',
      height: 280,
    },
    'mei-lin-zhao': {
      name: 'Mei-Lin Zhao',
      title: 'Director of the Model G20',
      desc: 'Mei-Lin interpreted for trade negotiations for nine years. She builds summits in which nobody can win alone, and keeps a list of the compromises that made a room laugh.',
      img: '/art/person-meilin.svg',
      imgAlt: 'Portrait of Mei-Lin Zhao, drawn: long dark hair, a green jacket.',
      email: '',
      height: 280,
    },
  },
  story: {
    'daniela-r': {
      name: 'Daniela R.',
      event: 'Model G20, Deciding Committee',
      school: 'Studies law in Guadalajara',
      desc: 'I came for the certificate. What I took home was a habit: before I answer, I write down what the other side would sign. My moot-court partner calls it my unfair advantage.',
      img: '/art/story-daniela.svg',
    },
    'kwame-a': {
      name: 'Kwame A.',
      event: 'Research programme',
      school: 'Studies environmental engineering in Kumasi',
      desc: 'My mentor sent back my first question eleven times. The twelfth was so small that I was ashamed of it, and it is the one that turned out to have an answer.',
      img: '/art/story-kwame.svg',
    },
    'yuki-t': {
      name: 'Yuki T.',
      event: 'College counseling',
      school: 'Studies linguistics near Boston',
      desc: 'We spent a whole session on why I wanted to leave out the choir. It became the essay. I sing bass by now, badly, two streets from the library.',
      img: '/art/story-yuki.svg',
    },
  },
  testimonial: {
    'a-delegate': {
      name: 'Leila M.',
      event: 'Model G20',
      school: 'Eleventh grade',
      para: 'It is the only place I know where changing your mind in public gets you applause.',
    },
    'a-parent': {
      name: 'Father of a tenth-grader',
      event: 'College counseling',
      school: 'Two years with us',
      para: 'They told us in the second meeting that our list was ours and not hers. We were offended for a week. They were right.',
    },
    'a-reader': {
      name: 'Oskar P.',
      event: 'Forum',
      school: 'Twelfth grade',
      para: 'Somebody in Nairobi found the hole in my proof. I have been looking for holes in other people’s ever since, politely.',
    },
  },
  feature: {
    listening: {
      group: 'counseling',
      img: '/art/feature-listen.svg',
      title: 'First we listen',
      content:
        'An hour without a form. Where you are, what you dropped, what you would do on a free Tuesday.',
    },
    listing: {
      group: 'counseling',
      img: '/art/feature-list.svg',
      title: 'A list you can defend',
      content:
        'Eight to ten places, each with a reason in your own words. If you cannot give one, it comes off.',
    },
    writing: {
      group: 'counseling',
      img: '/art/feature-write.svg',
      title: 'Essays in drafts',
      content:
        'Your counselor asks and marks, and never writes a sentence for you. Most essays here see five drafts.',
    },
    deciding: {
      group: 'counseling',
      img: '/art/feature-decide.svg',
      title: 'The decision is yours',
      content: 'When the answers come we compare costs, courses and places side by side, and then step back.',
    },
    'forum-tool': {
      group: 'resources',
      img: '/art/feature-listen.svg',
      title: 'The forum',
      content:
        'Ask, answer and argue with students and educators of many schools. Drafts wait until you are ready.',
    },
    'classes-tool': {
      group: 'resources',
      img: '/art/feature-list.svg',
      title: 'Live courses',
      content:
        'Classes in your own time zone, with homework, recordings and one place that says what is due.',
    },
    'globe-tool': {
      group: 'resources',
      img: '/art/feature-write.svg',
      title: 'The globe',
      content: 'Our magazine: eight long reads by students about the places they know best.',
    },
    'problem-tool': {
      group: 'labnova',
      img: '/art/feature-listen.svg',
      title: 'A problem with an owner',
      content: 'A school, a museum or a small company brings a question they would otherwise not get to.',
    },
    'team-tool': {
      group: 'labnova',
      img: '/art/feature-list.svg',
      title: 'A team of five',
      content:
        'Students from different schools, with a consultant who asks questions and does no work for them.',
    },
    'week-tool': {
      group: 'labnova',
      img: '/art/feature-write.svg',
      title: 'Eight weeks',
      content:
        'Two to frame the question, four to find things out, one to disagree, one to say it in ten minutes.',
    },
    'answer-tool': {
      group: 'labnova',
      img: '/art/feature-decide.svg',
      title: 'An answer that is used',
      content: 'The owner of the problem says on the last day what they will do on Monday, and what not.',
    },
  },
  episode: {
    'the-question-behind-the-question': {
      number: 3,
      title: 'The question behind the question',
      guest: 'Dr. Samuel Brandt',
      writtenOn: '2026-11-05',
      summary: 'Why "which university?" is nearly always the second question, and how to find the first.',
      audioUrl: '',
      transcript: `*Mei-Lin Zhao:* Samuel, you have had this conversation some nine hundred times. How does it begin?

*Samuel Brandt:* With a name. Somebody says the name of a university the way you would say the name of a person you have only seen from far away.

*Mei-Lin:* And what do you say?

*Samuel:* I ask what they would do there at four in the afternoon on a Wednesday. Usually there is a silence. It is a very good silence. In it they notice that they have imagined the gate, and the letter, and telling their aunt, and nothing after that.

*Mei-Lin:* That sounds a little cruel.

*Samuel:* It would be if I left them there. But then we build the Wednesday. Laboratory or library? Loud table or quiet one? Do you walk home, and past what? After twenty minutes we have a place, and only then do we go and see what it is called.`,
    },
    'how-to-lose-well': {
      number: 2,
      title: 'How to lose an argument well',
      guest: 'Ines Okafor',
      writtenOn: '2026-10-08',
      summary:
        'A practical episode: three sentences to have ready for the moment when you notice that you are wrong.',
      audioUrl: '',
      transcript: `*Mei-Lin Zhao:* You promised us sentences.

*Ines Okafor:* Three. The first is: "Say that again, I think I just lost." It slows everything down, and people are so surprised that they become generous.

*Mei-Lin:* The second?

*Ines:* "What would I have had to know?" It turns a defeat into a reading list. And the third is for later, when you are alone. "What did I enjoy about being wrong?" There is always something. Usually it was being loud.`,
    },
    'a-summit-in-a-kitchen': {
      number: 1,
      title: 'A summit in a kitchen',
      guest: 'Mei-Lin Zhao',
      writtenOn: '2026-09-10',
      summary: 'How the first summit was negotiated by eleven students around one table, with soup.',
      audioUrl: '',
      transcript: `*Ines Okafor:* There were eleven of you.

*Mei-Lin Zhao:* There were to be twenty. Nine were stuck in snow. So every person had two countries, and had to get up and change chairs to disagree with themselves.

*Ines:* Did it work?

*Mei-Lin:* It was the best thing about it. You cannot call the other side stupid when you are about to sit down in its chair. We have kept that as an exercise. The soup we have given up.`,
    },
  },
  press: {
    'about-in-short': {
      title: '{brandName} in a hundred words',
      outlet: 'For journalists',
      writtenOn: '2026-11-01',
      text: '{brandName} is a learning community for high-school students and the people who teach them: a forum worth reading, live classes in small groups, college counseling, and a model G20 for students of many countries. Most members are between thirteen and nineteen. Educators are let in one by one; there are no advertisements, and no page loads anything from another company. You may use this text as it is.',
      img: '/art/post-reading.svg',
      imgAlt: 'An open book whose lines become the furrows of a field.',
    },
    'winter-summit': {
      title: 'Students of many countries draft one text at the virtual summit',
      outlet: 'Announcement',
      writtenOn: '2026-10-15',
      text: 'Over six days and two weekends, delegates of twenty model economies will negotiate a communiqué on water, work and trade. A Deciding Committee of students reads every proposal and gives its reasons in public.',
      img: '/art/post-table.svg',
      imgAlt: 'A round table seen from above, with twenty seats, one of them empty.',
    },
    'globe-eight': {
      title: 'The globe, our magazine, is complete: eight long reads by students',
      outlet: 'Announcement',
      writtenOn: '2026-09-20',
      text: 'From the tide tables of Boston to a microphone inside a glacier: eight students write about what they know better than anyone. All of it can be read without an account.',
      img: '/art/globe-8.svg',
      imgAlt: 'A mountain with a glacier, and sound waves that rise from it.',
    },
  },
} as const satisfies Shipped;
