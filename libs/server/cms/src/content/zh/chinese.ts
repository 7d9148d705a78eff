import type { Shipped } from '../shipped';
import { chineseCounseling } from './counseling';
import { chinesePages } from './pages';

/** What the product comes with in Chinese. */
export const chinese = {
  page: { ...chinesePages, ...chineseCounseling.page },
  feature: chineseCounseling.feature,
  question: chineseCounseling.question,
  person: {
    'ines-okafor': {
      name: '伊内丝·奥卡福',
      title: '编辑、写作部主任',
      desc: '伊内丝先后在拉各斯和利兹教授文学，之后开始编辑学生的文章。每篇文章她都读两遍：一遍看它说了什么，一遍看它回避了什么。她从不用红笔。',
      img: '/art/person-ines.svg',
      imgAlt: '伊内丝·奥卡福的手绘肖像：黑色短发，黄色围巾。',
      email: '',
      height: 280,
    },
    'samuel-brandt': {
      name: '塞缪尔·布兰特博士',
      title: '升学指导主任',
      desc: '塞缪尔在招生桌的两边都坐过。他离开那里，是因为最有意思的档案恰恰是不能与任何人讨论的。他问学生的第一个问题是：你放弃了什么？',
      img: '/art/person-samuel.svg',
      imgAlt: '塞缪尔·布兰特博士的手绘肖像：灰白头发，圆框眼镜。',
      email: '',
      height: 280,
    },
    'mei-lin-zhao': {
      name: '赵美琳',
      title: '模拟 G20 项目主任',
      desc: '美琳曾在贸易谈判中担任九年口译。她设计的峰会里，没有人能独自获胜；她还收藏着一份清单，记下那些让全场笑出声来的妥协。',
      img: '/art/person-meilin.svg',
      imgAlt: '赵美琳的手绘肖像：深色长发，绿色外套。',
      email: '',
      height: 280,
    },
  },
  city: {
    boston: { title: '波士顿', pic: '/art/city-boston.svg', videoUrl: '' },
    cambridge: { title: '剑桥', pic: '/art/city-cambridge.svg', videoUrl: '' },
    'mexico-city': { title: '墨西哥城', pic: '/art/city-mexico.svg', videoUrl: '' },
    beijing: { title: '北京', pic: '/art/city-beijing.svg', videoUrl: '' },
    tokyo: { title: '东京', pic: '/art/city-tokyo.svg', videoUrl: '' },
  },
} as const satisfies Shipped;
