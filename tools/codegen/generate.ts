import { generate as writeDocuments } from '@graphql-codegen/cli';
import { Generator, getConfig } from '@tanstack/router-generator';
import { join } from 'node:path';
import { routeTreeOptions } from '../vite/route-tree-options.ts';
import { documents } from './documents.ts';

/** Makes everything anew, in the repository's folder; run by `ensureGenerated` in a process of its own. */
await writeDocuments(documents, true);
for (const application of ['apps/web', 'apps/ops']) {
  const root = join(process.cwd(), application);
  await new Generator({ config: getConfig(routeTreeOptions, root), root }).run();
}
