import { cmsErrors, mediaAddress } from '@lyceum/contracts/cms';
import { sizesOf } from '@lyceum/contracts/uploads';
import { ApiError } from '@lyceum/session';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import classes from './media.module.css';

/** A picture of the library within a text, by its name. */
export function PictureName({ id }: { readonly id: string }) {
  const { data: picture, error } = trpc.media.get.useQuery({ id });
  if (picture)
    return (
      <span className={classes.cell}>
        <img className={classes.thumb} src={sizesOf(picture.url).small} alt="" />
        {picture.title}
      </span>
    );
  const failure = asFailure(error);
  const isGone = failure instanceof ApiError && failure.code === cmsErrors.PICTURE_NOT_FOUND.code;
  if (isGone) return 'A picture that was deleted';
  return error ? mediaAddress(id) : '…';
}
