import {
  type ContentDraft,
  mediaIn,
  pointOf,
  type PublicPicture,
  withAddresses,
} from '@lyceum/contracts/cms';
import { srcSetOf } from '@lyceum/contracts/uploads';
import type { PreparedQueries } from '@lyceum/kernel';
import type { LiveRow } from '../content.statements';
import { type PictureRow, picturesQuery } from './media.statements';

/** Pictures of the library that stand in what is read, by their ids. */
export type Pictures = ReadonlyMap<string, PictureRow>;

type Read = Pick<LiveRow, 'type' | 'data'>;

/** Those that entries show; where they show none, nothing is asked. */
export async function picturesIn(rows: readonly Read[], queries: PreparedQueries): Promise<Pictures> {
  const ids = new Set(rows.flatMap(({ type, data }) => mediaIn(type, data as ContentDraft)));
  const found = ids.size === 0 ? [] : await queries.rows(picturesQuery, { ids: [...ids] });
  return new Map(found.map((row) => [row.id, row]));
}

/** The same entry with the addresses of the files its pictures have now. */
export const withFiles = <Row extends Read>(row: Row, pictures: Pictures): Row =>
  pictures.size === 0
    ? row
    : { ...row, data: withAddresses(row.type, row.data as ContentDraft, (id) => pictures.get(id)?.url) };

/** How they are shown, by the addresses of their files. */
export const byAddress = (pictures: Pictures): Record<string, PublicPicture> =>
  Object.fromEntries(
    [...pictures.values()].map(({ url, alt, width, height, focalX, focalY }) => {
      const [point, srcSet] = [pointOf(focalX, focalY), srcSetOf(url, { width, height })];
      return [url, { alt, width, height, point, srcSet }];
    }),
  );
