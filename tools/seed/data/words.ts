import type { Random } from './random.ts';

const syllables =
  'ba be di do fa ga ho ju ka ke la le li lo ma me mi mo na ne no pa pi po ra re ri ro sa se si so ta te ti to'.split(
    ' ',
  );
const starters =
  'exam essay summit debate physics chemistry history poem robot climate economy teacher homework lesson project question answer idea book course camp music film science maths language travel team mentor'.split(
    ' ',
  );
const chinese =
  '我们今天的课程很有意思大家觉得怎么样考试复习计划气候行动峰会老师同学问题回答历史物理化学数学';

/** The words of a made-up forum, the frequent ones first: some that one can search for, and made-up ones behind them. */
const vocabulary = [
  ...'the and to of we it in is that you for have what with this are how my can about'.split(' '),
  ...starters,
  ...syllables.flatMap((first) =>
    syllables.flatMap((second) => syllables.slice(0, 4).map((third) => first + second + third)),
  ),
];

/** A sentence of about this many words; one in twelve is Chinese. */
export function sentence(random: Random, words: number): string {
  if (random.below(12) === 0) {
    const from = random.below(chinese.length - 12);
    return `${chinese.slice(from, from + 6 + random.below(6))}。`;
  }
  const parts: string[] = [];
  for (let word = 0; word < words; word += 1)
    parts.push(vocabulary[random.skewed(vocabulary.length)] ?? 'the');
  const text = parts.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Several of them; most texts are short and a few are long. */
export function text(random: Random): string {
  const sentences = 1 + random.skewed(12);
  const parts: string[] = [];
  for (let part = 0; part < sentences; part += 1) parts.push(sentence(random, 5 + random.below(12)));
  return parts.join(' ');
}

/** A line without a full stop. */
export function title(random: Random): string {
  return sentence(random, 3 + random.below(8)).replace(/[.。]$/, '');
}
