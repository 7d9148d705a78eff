import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { contentTypes } from '@lyceum/contracts/cms';
import { UnitOfWork } from '@lyceum/kernel';
import { articles } from './content/articles';
import { lists } from './content/lists';
import { pages } from './content/pages';
import { posts } from './content/posts';
import type { Shipped } from './content/shipped';
import { installStatement, renewStatement } from './content.statements';

const shipped: readonly Shipped[] = [pages, posts, articles, lists];

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

function checked(type: string, data: object): { title: string; data: object } {
  const { schema, titleOf } = contentTypes[type as 'page'];
  const parsed = schema.parse(data);
  return { title: titleOf(parsed), data: parsed };
}
