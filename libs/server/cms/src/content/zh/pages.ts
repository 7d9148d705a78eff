import type { Shipped } from '../shipped';

/** About us, and careers. */
export const chinesePages = {
  'about-us': {
    title: '关于我们',
    description: '{brandName} 由谁运营，为谁而设，又如何守护。',
    blocks: [
      {
        kind: 'hero',
        eyebrow: '关于我们',
        headline: '最早的学园，是一次散步',
        lead: '人们在那里边走边学，在树荫下争论。我们把它搬到了网上，也留住了争论。',
        picture: '/art/hero-about.svg',
        pictureText: '小路旁一排树，三个人正在散步。',
        actionLabel: '创建账号',
        actionPath: '/signup',
      },
      {
        kind: 'text',
        heading: '这是什么',
        text: '{brandName} 是高中生和他们的老师共同的学习社区。这里有论坛，学生在其中提问、回答、辩论，教育者也参与其中；有个人主页，谁能看到什么由主人决定；有小班直播课，还有一场峰会。\n\n我们大多在十三到十九岁之间。年龄更小的同学，须先得到父母或监护人的同意，才能使用任何功能。教育者由工作人员逐一审核：在这里，没有人可以自称教育者。',
      },
      { kind: 'people', heading: '你会遇见的三个人', text: '他们的邮件都由本人回复。' },
      {
        kind: 'quotation',
        text: '没有广告，不出售关于你的任何信息，也没有一个页面会从别的公司加载内容。',
        by: '',
      },
      {
        kind: 'text',
        heading: '如何守护',
        text: '每一条举报都由真人阅读；工作人员对账号的每一次改动都会留下记录。私信只在好友之间进行；成年人只有在教某位未成年人的课时，才能向其发出好友申请。\n\n你写的东西属于你。你可以全部带走，也可以删除。其余内容见[隐私政策](/privacy-policy)。',
      },
      { kind: 'cities', heading: '我们在哪里', text: '五座城市，一个论坛。' },
    ],
  },
  careers: {
    title: '加入我们',
    description: '与宁愿被提问、不愿被告知的学生一起工作：两个开放职位，以及我们的研究项目留下了什么。',
    blocks: [
      {
        kind: 'hero',
        eyebrow: '加入我们',
        headline: '一份会向你反问的工作',
        lead: '我们团队不大，谈话很长。大家愿意留下，是因为与学生相处比开大多数会都有意思。',
        picture: '/art/hero-careers.svg',
        pictureText: '一张长桌，上面摊开一本笔记本，两把椅子彼此相对。',
        actionLabel: '我们是谁',
        actionPath: '/about-us',
      },
      {
        kind: 'postings',
        heading: '正在招聘',
        text: '现有两个职位。如果都不适合你，而你仍觉得自己应该在这里，也请写信来。',
      },
      { kind: 'outcomes', heading: '研究项目留下了什么', text: '顾问和导师都朝着同样的五个目标努力。' },
      {
        kind: 'action',
        heading: '还有别的想法？',
        text: '告诉我们，头一个月你会在这里做什么。',
        label: '写信给我们',
        path: '/contact',
      },
    ],
  },
} as const satisfies Shipped['page'];
