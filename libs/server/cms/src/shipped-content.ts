import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentTypes, type TranslationLanguage } from '@lyceum/contracts/cms';
import { UnitOfWork } from '@lyceum/kernel';
import { articles } from './content/articles';
import { lists } from './content/lists';
import { pages } from './content/pages';
import { posts } from './content/posts';
import type { Shipped } from './content/shipped';
import { spanish } from './content/es/spanish';
import { chinese } from './content/zh/chinese';
import {
  installStatement,
  installTranslationsStatement,
  renewStatement,
  renewTranslationsStatement,
} from './content.statements';

const shipped: readonly Shipped[] = [pages, posts, articles, lists];

const translations: Readonly<Record<TranslationLanguage, Shipped>> = { es: spanish, zh: chinese };

/**
 * Puts what the product comes with into the database at start, so that a new site has something to read. Each entry is
 * checked as if an editor had written it. @throws ZodError when one breaks a rule of its type
 */
@Injectable()
export class ShippedContent implements OnApplicationBootstrap {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async onApplicationBootstrap(): Promise<void> {
    const entries = JSON.stringify(shippedEntries());
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(installStatement, { entries });
      await transaction.count(renewStatement, { entries });
      const translations = JSON.stringify(shippedTranslations());
      await transaction.count(installTranslationsStatement, { entries: translations });
      await transaction.count(renewTranslationsStatement, { entries: translations });
    });
  }
}

interface ShippedEntry {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly position: number;
  readonly data: object;
}

/** All of it, as rows. */
export function shippedEntries(): ShippedEntry[] {
  return shipped.flatMap((types) =>
    Object.entries(types).flatMap(([type, entries]) =>
      Object.entries(entries).map(([slug, data], position) => ({
        type,
        slug,
        position,
        ...checked(type, data),
      })),
    ),
  );
}

/** All that comes in other languages, as rows. */
export const shippedTranslations = (): (Omit<ShippedEntry, 'slug' | 'position'> & {
  readonly originalSlug: string;
  readonly language: TranslationLanguage;
})[] =>
  Object.entries(translations).flatMap(([language, types]) =>
    Object.entries(types).flatMap(([type, entries]) =>
      Object.entries(entries).map(([originalSlug, data]) => ({
        type,
        originalSlug,
        language: language as TranslationLanguage,
        ...checked(type, data),
      })),
    ),
  );

function checked(type: string, data: object): { title: string; data: object } {
  const { schema, titleOf } = contentTypes[type as 'page'];
  const parsed = schema.parse(data);
  return { title: titleOf(parsed), data: parsed };
}
