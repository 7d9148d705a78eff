import { type ContentDraft, formOf } from './content-draft';
import type { ContentTypeName } from './content.labels';
import { mediaIdOf } from './picture-address';
import { writtenFields } from './written-fields';

interface PictureField {
  /** Where it stands among the data: `blocks.0.picture`. */
  readonly path: string;
  readonly mediaId: string;
}

/** The fields of an entry in which a picture of the library stands; a text that reads like its address is none. */
const pictureFields = (type: ContentTypeName, data: ContentDraft): PictureField[] =>
  writtenFields(formOf(type), data).flatMap(({ field, value, path }) => {
    const mediaId = field.input === 'picture' ? mediaIdOf(value) : null;
    return mediaId === null ? [] : { path, mediaId };
  });

/** The pictures of the library that an entry shows. */
export const mediaIn = (type: ContentTypeName, data: ContentDraft): string[] => [
  ...new Set(pictureFields(type, data).map(({ mediaId }) => mediaId)),
];

/** The same entry with the addresses of the files that its pictures have; one of which none is known stays as it is. */
export function withAddresses(
  type: ContentTypeName,
  data: ContentDraft,
  addressOf: (mediaId: string) => string | undefined,
): ContentDraft {
  const copy = structuredClone(data);
  for (const { path, mediaId } of pictureFields(type, data)) {
    const address = addressOf(mediaId);
    if (address !== undefined) put(copy, path.split('.'), address);
  }
  return copy;
}

function put(data: object, [key = '', ...rest]: readonly string[], value: string): void {
  const holder = data as Record<string, object | string>;
  const inner = holder[key];
  if (rest.length === 0) holder[key] = value;
  else if (typeof inner === 'object') put(inner, rest, value);
}
