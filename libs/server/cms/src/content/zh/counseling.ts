import type { Shipped } from '../shipped';

/** College counseling: the page, its steps and its questions. */
export const chineseCounseling = {
  page: {
    'college-counseling': {
      title: '升学指导',
      description: '一位顾问、一份日程和五稿文书。每位顾问至少拥有硕士学位；96% 的学生被首选学校录取。',
      blocks: [
        {
          kind: 'hero',
          eyebrow: '升学指导',
          headline: '先找到问题，再找大学',
          lead: '一位顾问：读你写的每一稿，必要时提出异议，但绝不替你写一句话。',
          picture: '/art/hero-counseling.svg',
          pictureText: '两个人站在台阶上，上方的小路分成两条。',
          actionLabel: '从一封邮件开始',
          actionPath: '/contact',
        },
        {
          kind: 'numbers',
          heading: '能用数字说的',
          items: [
            { figure: '96%', text: '的学生被首选学校录取。' },
            { figure: '硕士', text: '是最低要求：每位顾问都拥有硕士或以上学位。' },
            { figure: '24 小时', text: '取消面谈至少须提前 24 小时，逾期照常收费。' },
          ],
        },
        { kind: 'features', heading: '怎样进行', group: 'counseling' },
        { kind: 'carousel', heading: '我们的学生如今在哪里', text: '他们选择的部分大学。' },
        { kind: 'stories', heading: '后来怎样了', text: '' },
        { kind: 'questions', heading: '写信之前', topic: 'COUNSELLING' },
        {
          kind: 'action',
          heading: '通过邮件报名',
          text: '写信到 {email}，说说你想弄清楚什么。会有真人回复你。',
          label: '如何联系我们',
          path: '/contact',
        },
      ],
    },
  },
  feature: {
    listening: {
      group: 'counseling',
      img: '/art/feature-listen.svg',
      title: '先倾听',
      content: '一个小时，不填任何表格。你现在怎样，放弃了什么，如果星期二有空会做什么。',
    },
    listing: {
      group: 'counseling',
      img: '/art/feature-list.svg',
      title: '一份说得出理由的名单',
      content: '八到十所学校，每一所都有你自己的理由。说不出理由，就从名单上拿掉。',
    },
    writing: {
      group: 'counseling',
      img: '/art/feature-write.svg',
      title: '一稿又一稿的文书',
      content: '顾问提问、批注，但绝不替你写一句话。这里的大多数文书都要经过五稿。',
    },
    deciding: {
      group: 'counseling',
      img: '/art/feature-decide.svg',
      title: '决定权在你',
      content: '收到结果后，我们把费用、课程和地点并排比较，然后退到一旁。',
    },
  },
  question: {
    'who-counsels': {
      topic: 'COUNSELLING',
      question: '顾问都是些什么人？',
      answer: '教过书、做过升学辅导或参与过招生决定的人。所有顾问至少拥有硕士学位。',
    },
    'cancel-a-session': {
      topic: 'COUNSELLING',
      question: '可以取消面谈吗？',
      answer: '可以，须至少提前 24 小时。逾期取消，该次面谈照常收费。',
    },
    'how-to-begin': {
      topic: 'COUNSELLING',
      question: '怎么开始？',
      answer: '写信到 {email}，说明你读几年级、想弄清楚什么。不必知道自己想学什么专业。',
    },
    'do-you-write': {
      topic: 'COUNSELLING',
      question: '你们替学生写文书吗？',
      answer: '不。我们提问、批注、争论。申请材料里的每一句话都出自学生本人。',
    },
  },
} as const satisfies Shipped;
