import { companyPages } from './texts/company.messages';
import { contestPages } from './texts/contest.messages';
import { learningPages } from './texts/learning.messages';
import { legalPages } from './texts/legal.messages';
import { staffPages } from './texts/staff.messages';
import { summitPages } from './texts/summit.messages';
import type { PlannedPage } from './planned-page.types';

export type { PlannedPage } from './planned-page.types';

/** Every page whose content comes with a later part of the product. A route file of the same path takes its place. */
export const plannedPages: readonly PlannedPage[] = [
  ...companyPages,
  ...contestPages,
  ...learningPages,
  ...summitPages,
  ...staffPages,
  ...legalPages,
];

interface FoundPage {
  readonly page: PlannedPage;
  /** What stands in the path at `{name}`. */
  readonly values: Readonly<Record<string, string>>;
}

/** The page of a path, the most literal pattern first; null when there is none. */
export function findPage(path: string, brandSlug: string): FoundPage | null {
  const segments = path.split('/').filter(Boolean);
  let best: (FoundPage & { readonly score: number }) | null = null;
  for (const page of plannedPages) {
    for (const pattern of page.paths) {
      const match = matchPattern(pattern.replace('{brand}', brandSlug).split('/'), segments);
      if (match && (!best || match.score > best.score)) best = { page, ...match };
    }
  }
  return best && { page: best.page, values: best.values };
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): { values: Record<string, string>; score: number } | null {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return null;
  const values: Record<string, string> = {};
  let score = isOpen ? 0 : 1;
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? '';
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name !== undefined) values[name] = segment;
    else if (part === segment) score += 2;
    else return null;
  }
  return { values, score };
}
