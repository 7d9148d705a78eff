import { uploadsErrors, type UploadType } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { readZip, type ZipEntry } from './zip';

/** What a click on it would run. */
const runs =
  /\.(exe|dll|com|bat|cmd|ps1|msi|msp|scr|pif|cpl|vbs?|vbe|jse?|wsf|hta|jar|apk|app|dmg|sh|lnk|reg|scf|url)$/i;

/**
 * An archive, looked through to its last entry.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function inspectArchive(bytes: Buffer): Promise<void> {
  const entries = await readZip(bytes, () => false);
  if (entries.some(({ name }) => runs.test(name))) throw new DomainError(uploadsErrors.NOT_SAFE);
}

/** What says of an office file which one it is. */
const officeParts: Partial<Record<UploadType, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'wordprocessingml.document.main+xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'spreadsheetml.sheet.main+xml',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'presentationml.presentation.main+xml',
};

const isRead = (name: string): boolean =>
  name === '[Content_Types].xml' || name === 'mimetype' || /\.rels$/.test(name);

/** Macros, controls and other files within: what an office program would run. */
const officeRuns = /vbaProject|vbaData|\/(activeX|embeddings|macrosheets)\/|^(Basic|Scripts|Object[^/]*)\//i;

/**
 * A text, sheet or slides of an office program: the right one, without macros, and without anything it would fetch and
 * run when it is opened.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function inspectOffice(bytes: Buffer, type: UploadType): Promise<void> {
  const entries = await readZip(bytes, isRead);
  if (!isOffice(entries, type)) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const isUnsafe = entries.some(({ name, content }) => {
    const fetches = /\.rels$/.test(name) && fetchesCode(content?.toString('utf8') ?? '');
    return runs.test(name) || officeRuns.test(name) || fetches;
  });
  if (isUnsafe) throw new DomainError(uploadsErrors.NOT_SAFE);
}

function isOffice(entries: readonly ZipEntry[], type: UploadType): boolean {
  const textOf = (name: string): string =>
    entries.find((entry) => entry.name === name)?.content?.toString('utf8') ?? '';
  const part = officeParts[type];
  return part === undefined ? textOf('mimetype') === type : textOf('[Content_Types].xml').includes(part);
}

/** Templates and objects from elsewhere; links in the text are none of them. */
function fetchesCode(relations: string): boolean {
  return [...relations.matchAll(/<Relationship\b[^<>]*>/g)].some(
    ([relation]) =>
      /TargetMode\s*=\s*["']External/i.test(relation) && !/\/(hyperlink|image)["']/.test(relation),
  );
}
