import { type ContentDetail, type ContentDraft, type ContentHint, contentHints } from '@lyceum/contracts/cms';
import { useDeferredValue, useMemo } from 'react';
import { trpc } from '../../app/trpc';

/** What is published changes meanwhile; what is published with the entry is looked at by the server once more. */
const keptFor = 60_000;

/** What an editor may want to look at in what they have written so far; of links as soon as it is known what there is. */
export function useHints({ type, path }: ContentDetail, data: ContentDraft): readonly ContentHint[] {
  const { data: site = null } = trpc.content.site.useQuery(undefined, { staleTime: keptFor });
  const written = useDeferredValue(data);
  return useMemo(() => {
    const own = path === null ? [] : [{ path, anchors: null }];
    return contentHints(type, written, site && { ...site, addresses: [...site.addresses, ...own] });
  }, [type, path, written, site]);
}
