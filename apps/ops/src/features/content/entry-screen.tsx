import type { ContentDetail } from '@lyceum/contracts/cms';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailScreen } from '../../detail/detail-screen';
import { EntryPage } from './entry-page';
import { contentSection } from './section';

/** One entry of the site, written at (checklist lines 208–216). */
export function EntryScreen({ id }: { readonly id: string }) {
  // What is typed is not replaced by what is asked again.
  const query = trpc.content.get.useQuery({ id }, { refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [begun, setBegun] = useState(0);
  const beginAnew = async (): Promise<void> => {
    await query.refetch();
    setBegun(begun + 1);
  };
  return (
    <DetailScreen<ContentDetail> section={contentSection} query={query}>
      {(entry) => (
        <EntryPage key={`${entry.id} ${String(begun)}`} entry={entry} onAnew={() => void beginAnew()} />
      )}
    </DetailScreen>
  );
}
