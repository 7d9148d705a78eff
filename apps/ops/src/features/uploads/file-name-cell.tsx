import type { TableRow } from '@lyceum/contracts/ops';
import type { uploadsTable } from '@lyceum/contracts/uploads';
import { IconMovie, IconPhoto } from '@tabler/icons-react';
import { StateBadge } from '../../layout/state-badge';
import { previewUrl } from './preview-url';
import classes from './uploads.module.css';

/** A file by its picture and its name. */
export function FileNameCell({ row }: { readonly row: TableRow<typeof uploadsTable> }) {
  // A picture that only some may see has no small size to show here.
  const Icon = row.type?.startsWith('image/') ? IconPhoto : IconMovie;
  const preview = previewUrl(row.url ?? '', row.type ?? '');
  return (
    <span className={classes.file}>
      <span className={classes.thumb} aria-hidden>
        {preview ? <img src={preview} alt="" loading="lazy" /> : <Icon size={18} stroke={1.5} />}
      </span>
      <span className={classes.name} data-deleted={row.isDeleted === true || undefined}>
        {row.name}
      </span>
      {row.isDeleted === true && <StateBadge tone="bad">Deleted</StateBadge>}
    </span>
  );
}
