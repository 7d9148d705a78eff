/** Where Word says which list a paragraph belongs to: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)/i;

/** What stands before an entry of a list that is counted: `1.`, `a)`, `iv.`. */
const counted = /^\s*(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

interface Entry {
  readonly paragraph: HTMLElement;
  readonly list: string;
  readonly level: number;
  readonly isCounted: boolean;
}

/** Makes lists of the paragraphs by which Word shows them: each carries its sign as text and its depth as a style. */
export function cleanWordLists(body: HTMLElement): void {
  let open: { element: HTMLElement; level: number; list: string }[] = [];
  let last: Element | null = null;
  for (const entry of entriesOf(body)) {
    if (last !== null && !follows(last, entry.paragraph)) open = [];
    while (open.length > 0 && isAbove(entry, open.at(-1))) open.pop();
    const parent = open.at(-1);
    if (parent?.level !== entry.level) {
      const element = body.ownerDocument.createElement(entry.isCounted ? 'ol' : 'ul');
      if (parent) (parent.element.lastElementChild ?? parent.element).append(element);
      else entry.paragraph.before(element);
      open.push({ element, level: entry.level, list: entry.list });
    }
    const item = body.ownerDocument.createElement('li');
    open.at(-1)?.element.append(item);
    item.append(...entry.paragraph.childNodes);
    last = open[0]?.element ?? null;
    entry.paragraph.remove();
  }
}

/** Whether an entry belongs not into this list but further out, or into one beside it. */
function isAbove(entry: Entry, open: { level: number; list: string } | undefined): boolean {
  if (!open) return false;
  return open.level > entry.level || (open.level === entry.level && open.list !== entry.list);
}

function entriesOf(body: HTMLElement): Entry[] {
  return [...body.querySelectorAll<HTMLElement>('p, div')].flatMap((paragraph) => {
    const [, list, level] = listStyle.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (list === undefined) return [];
    const sign = signOf(paragraph);
    return [{ paragraph, list, level: Number(level), isCounted: counted.test(sign) }];
  });
}

/** Takes the sign of an entry out of its text. */
function signOf(paragraph: HTMLElement): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  sign?.remove();
  return sign?.textContent ?? '';
}

/** Whether nothing but empty space stands between a list and the next entry. */
function follows(list: Element, paragraph: Element): boolean {
  return list.nextElementSibling === paragraph;
}
