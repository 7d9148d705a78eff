import { type Block, type ContentTypeName, listedBy } from '@lyceum/contracts/cms';

/** The types of which a page shows all that is published. */
export const typesListedBy = (blocks: readonly Block[]): ContentTypeName[] => [
  ...new Set(blocks.flatMap(({ kind }) => listedBy[kind] ?? [])),
];
