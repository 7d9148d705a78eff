/** People of demo threads: the part of a demo e-mail before the `@`, or `~n` for the forum's n-th other member. */
export type DemoPerson = string;

/** A thread of the demo data. */
export interface DemoThread {
  /** The forum's name in addresses. */
  readonly forum: string;
  readonly by: DemoPerson;
  readonly title: string;
  /** Plain text, or the JSON of a rich one. */
  readonly content: string;
  readonly isRich?: true;
  readonly tags?: readonly string[];
  readonly hoursAgo: number;
  /** How many members clapped, and how many looked at it. */
  readonly clappers: number;
  readonly views: number;
  /** To be answered in so many hours; the whole of that day. */
  readonly dueInHours?: number;
  /** Its place among the pinned ones. */
  readonly pin?: number;
  /** In their order; they are spread between the thread and now, the last one this many hours ago. */
  readonly posts?: readonly (readonly [by: DemoPerson, text: string])[];
  readonly lastPostHoursAgo?: number;
}

interface Block {
  readonly type: string;
  readonly attrs?: object;
  readonly content?: readonly object[];
}

const text = (words: string, mark?: 'bold' | 'italic'): object => ({
  type: 'text',
  text: words,
  ...(mark && { marks: [{ type: mark }] }),
});

/** Words between `**` are bold. */
const runs = (line: string): object[] =>
  line
    .split('**')
    .map((part, index) => ({ part, isBold: index % 2 === 1 }))
    .filter(({ part }) => part !== '')
    .map(({ part, isBold }) => text(part, isBold ? 'bold' : undefined));

export const p = (line: string): Block => ({ type: 'paragraph', content: runs(line) });
export const h = (line: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: [text(line)] });
export const quote = (line: string): Block => ({ type: 'blockquote', content: [p(line)] });
export const list = (...lines: string[]): Block => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [p(line)] })),
});
export const steps = (...lines: string[]): Block => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: lines.map((line) => ({ type: 'listItem', content: [p(line)] })),
});

/** The JSON of a rich text of these blocks. */
export const rich = (...content: Block[]): Pick<DemoThread, 'content' | 'isRich'> => ({
  content: JSON.stringify({ type: 'doc', content: [...content, { type: 'paragraph' }] }),
  isRich: true,
});
