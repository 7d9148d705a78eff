import type { MediaDetail } from '@lyceum/contracts/cms';
import { lazyPart } from '@lyceum/shell';
import { TextSkeleton } from '@lyceum/ui';
import { Suspense } from 'react';
import { trpc } from '../../../app/trpc';
import { DetailPage } from '../../../detail/detail-page';
import { DetailScreen } from '../../../detail/detail-screen';
import { DetailSection } from '../../../detail/detail-section';
import { History } from '../../../detail/history';
import { PersonLink } from '../../../layout/person-link';
import { TimeValue } from '../../../tables/cell-value';
import { PictureActions } from './picture-actions';
import { PictureUses } from './picture-uses';
import { mediaSection } from './section';

const PictureForm = lazyPart(() => import('./late-pictures').then((it) => it.PictureForm));

/** One picture of the library: how it looks, where it is shown, and what can be done with it. */
export function PictureScreen({ id }: { readonly id: string }) {
  // What is typed is not replaced by what is asked again; where it is shown may have changed since the form of an entry asked.
  const query = trpc.media.get.useQuery(
    { id },
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <DetailScreen<MediaDetail> section={mediaSection} query={query}>
      {(picture) => (
        <DetailPage
          section={mediaSection}
          title={picture.title}
          actions={<PictureActions picture={picture} />}
          facts={factsOf(picture)}
        >
          <DetailSection title="Picture">
            <Suspense fallback={<TextSkeleton label="Loading the form" />}>
              <PictureForm key={id} picture={picture} />
            </Suspense>
          </DetailSection>
          <PictureUses uses={picture.uses} />
          <History of={trpc.media.history} id={id} />
        </DetailPage>
      )}
    </DetailScreen>
  );
}

const factsOf = ({ url, width, height, sentById, sentBy, createdAt, updatedAt }: MediaDetail) => [
  { label: 'Pixels', value: `${String(width)} × ${String(height)}` },
  {
    label: 'Sent by',
    value: sentById !== null && sentBy !== null && <PersonLink id={sentById} name={sentBy} />,
  },
  { label: 'Added', value: <TimeValue at={createdAt} /> },
  { label: 'Changed', value: <TimeValue at={updatedAt} /> },
  {
    label: 'File',
    value: (
      <a href={url} target="_blank" rel="noopener">
        Open it in full size
      </a>
    ),
  },
];
