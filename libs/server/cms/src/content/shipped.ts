import type { ContentOf, ContentTypeName } from '@lyceum/contracts/cms';

/** Entries of a type by their slugs, in their order. */
export type Shipped = { readonly [Type in ContentTypeName]?: Readonly<Record<string, ContentOf<Type>>> };
