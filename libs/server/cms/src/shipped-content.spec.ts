import { expect, test } from '@jest/globals';
import {
  type ContentDraft,
  contentHints,
  contentPath,
  type ContentTypeName,
  type KnownSite,
  type ReadType,
  readTypes,
} from '@lyceum/contracts/cms';
import { shippedEntries } from './shipped-content';

const site: KnownSite = {
  brandSlug: 'lyceum',
  addresses: shippedEntries()
    .filter(({ type }) => (readTypes as readonly string[]).includes(type))
    .map(({ type, slug }) => ({ path: contentPath(type as ReadType, slug, 'lyceum'), anchors: null })),
};

test.each(shippedEntries().map((entry) => [`${entry.type} ${entry.slug}`, entry] as const))(
  'nothing is to be mended in what the product comes with: %s',
  (_, { type, data }) =>
    expect(contentHints(type as ContentTypeName, data as ContentDraft, site)).toEqual([]),
);
