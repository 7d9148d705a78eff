import { type ContentDraft, formOf } from './content-draft';
import type { ContentTypeName } from './content.labels';
import { writtenFields } from './written-fields';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const wholeAddress = new RegExp(`^/media/(${id})$`);

/** What stands in an entry for a picture of the library, whichever file it has: where it is read, that file's address takes its place. */
export const mediaAddress = (mediaId: string): string => `/media/${mediaId}`;

/** Which picture of the library an address stands for; null of every other one. */
export const mediaIdOf = (address: string): string | null => wholeAddress.exec(address)?.[1] ?? null;

/** The pictures of the library that an entry shows. */
export function mediaIn(type: ContentTypeName, data: ContentDraft): string[] {
  const found = writtenFields(formOf(type), data).flatMap(({ field, value }) =>
    field.input === 'picture' ? (mediaIdOf(value) ?? []) : [],
  );
  return [...new Set(found)];
}

/** The same addresses within JSON, each as the whole of a text. */
export const mediaInJson = (): RegExp => new RegExp(`"/media/(${id})"`, 'g');
