import { mediaInJson, pointOf, type PublicPicture } from '@lyceum/contracts/cms';
import { srcSetOf } from '@lyceum/contracts/uploads';
import type { PreparedQueries } from '@lyceum/kernel';
import { type PictureRow, picturesQuery } from './media.statements';

/** Pictures of the library that stand in what is read, by their ids. */
export type Pictures = ReadonlyMap<string, PictureRow>;

/** Those that JSON of entries names; where it names none, nothing is asked. */
export async function picturesIn(json: string, queries: PreparedQueries): Promise<Pictures> {
  const ids = new Set([...json.matchAll(mediaInJson())].map(([, id = '']) => id));
  const rows = ids.size === 0 ? [] : await queries.rows(picturesQuery, { ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same JSON with the addresses of the files the pictures have now. */
export const withFiles = (json: string, pictures: Pictures): string =>
  json.replaceAll(mediaInJson(), (address, id: string) => {
    const picture = pictures.get(id);
    return picture ? JSON.stringify(picture.url) : address;
  });

/** How they are shown, by the addresses of their files. */
export const byAddress = (pictures: Pictures): Record<string, PublicPicture> =>
  Object.fromEntries(
    [...pictures.values()].map(({ url, alt, width, height, focalX, focalY }) => {
      const [point, srcSet] = [pointOf(focalX, focalY), srcSetOf(url, { width, height })];
      return [url, { alt, width, height, point, srcSet }];
    }),
  );
