import { cmsLimits, contentTypeLabels, contentStateLabels, type MediaUse } from '@lyceum/contracts/cms';
import { Link } from '@tanstack/react-router';
import { DetailSection } from '../../../detail/detail-section';
import classes from './media.module.css';

/** The entries that show a picture. */
export function PictureUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <DetailSection title="Where it is shown">
      {uses.length === 0 ? (
        <p className={classes.note}>Nowhere. It can be deleted.</p>
      ) : (
        <ul className={classes.uses}>
          {uses.map((use) => (
            <li key={use.entryId}>
              <Link to="/content/$id" params={{ id: use.entryId }}>
                {use.title}
              </Link>{' '}
              <span className={classes.note}>
                {contentTypeLabels[use.type]}: {versionsOf(use)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {uses.length === cmsLimits.mediaUses && <p className={classes.note}>There may be more.</p>}
    </DetailSection>
  );
}

/** In which of its versions an entry shows it. */
function versionsOf({ state, isLive, isInDraft, isScheduled }: MediaUse): string {
  if (state === 'DELETED') return contentStateLabels.DELETED.toLowerCase();
  return [
    ...(isLive ? ['visitors see it'] : []),
    ...(isScheduled ? ['scheduled'] : []),
    ...(isInDraft && !isLive ? ['in the draft'] : []),
    ...(isLive && !isInDraft ? ['no more in the draft'] : []),
  ].join(', ');
}
