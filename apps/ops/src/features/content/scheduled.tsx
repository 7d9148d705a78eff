import type { ContentDetail } from '@lyceum/contracts/cms';
import { formatMoment, formatUtc, zone } from '../../layout/formats';

/** What is to happen by itself with an entry, in words, and who said so. */
export function Scheduled({ entry }: { readonly entry: ContentDetail }) {
  const { publishAt, publishVersion, unpublishAt, scheduledBy } = entry;
  if (publishAt === null && unpublishAt === null) return 'Nothing is scheduled.';
  return (
    <>
      {publishAt !== null && (
        <>
          Version {publishVersion} goes live <Moment at={publishAt} />.{' '}
        </>
      )}
      {unpublishAt !== null && (
        <>
          It is taken off the site <Moment at={unpublishAt} />.{' '}
        </>
      )}
      {scheduledBy !== null && `Scheduled by ${scheduledBy}.`}
    </>
  );
}

/** A time on the reader's clock, and on that of everybody. */
function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>{zone === 'UTC' ? formatUtc(at) : `${formatMoment(at)} (${formatUtc(at)})`}</time>
  );
}
