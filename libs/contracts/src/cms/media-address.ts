import { type ContentDraft, formOf } from './content-draft';
import type { ContentTypeName } from './content.labels';
import { mediaIdOf } from './picture-address';
import { writtenFields } from './written-fields';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The pictures of the library that an entry shows. */
export function mediaIn(type: ContentTypeName, data: ContentDraft): string[] {
  const found = writtenFields(formOf(type), data).flatMap(({ field, value }) =>
    field.input === 'picture' ? (mediaIdOf(value) ?? []) : [],
  );
  return [...new Set(found)];
}

/** The same addresses within JSON, each as the whole of a text. */
export const mediaInJson = (): RegExp => new RegExp(`"/media/(${id})"`, 'g');
