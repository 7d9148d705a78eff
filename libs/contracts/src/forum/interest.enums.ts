/** What somebody may be interested in: a closed list, so that it tells of nobody more than that. */
export const interests = [
  'MATHS',
  'PHYSICS',
  'CHEMISTRY',
  'BIOLOGY',
  'COMPUTING',
  'ENGINEERING',
  'CLIMATE',
  'HISTORY',
  'LITERATURE',
  'LANGUAGES',
  'ART',
  'MUSIC',
  'DEBATE',
  'BUSINESS',
  'SPORT',
  'UNIVERSITY',
] as const;

export type Interest = (typeof interests)[number];

/** How words begin by which a forum's name and description show what it is about, in small letters. */
export const interestWords: Readonly<Record<Interest, readonly string[]>> = {
  MATHS: ['math', 'algebra', 'geometr', 'calculus', 'olympiad', 'statistic', '数学'],
  PHYSICS: ['physic', 'astronom', 'quantum', '物理'],
  CHEMISTRY: ['chemi', '化学'],
  BIOLOGY: ['biolog', 'medic', 'nature', '生物'],
  COMPUTING: ['comput', 'coding', 'programm', 'software', 'informatic', '编程'],
  ENGINEERING: ['engineer', 'robot', 'electronic', 'aerospace', '机器人'],
  CLIMATE: ['climate', 'environment', 'sustainab', 'ecolog', '气候'],
  HISTORY: ['histor', 'politic', 'council', 'civic', '历史'],
  LITERATURE: ['literat', 'essay', 'writing', 'poet', 'book', 'reading', '写作', '文学'],
  LANGUAGES: ['language', 'mandarin', 'french', 'spanish', 'german', 'chinese', 'linguist', '中文'],
  ART: ['art', 'photo', 'design', 'drawing', 'painting', 'film', '摄影', '艺术'],
  MUSIC: ['music', 'choir', 'orchestra', 'band', '音乐'],
  DEBATE: ['debat', 'argu', 'rhetoric', 'speech', '辩论'],
  BUSINESS: ['business', 'founder', 'startup', 'econom', 'entrepreneur', 'customer', '创业'],
  SPORT: ['sport', 'football', 'basketball', 'swim', 'athlet', 'chess', '体育'],
  UNIVERSITY: ['universit', 'college', 'admission', 'scholarship', 'application', '大学'],
};
