import { type UploadType, uploadTypes } from '@lyceum/contracts/uploads';
import { inspectArchive, inspectOffice } from './archives';
import { inspectPdf } from './pdfs';
import { inspectSrt, inspectText, inspectVtt } from './texts';

type Inspector = (bytes: Buffer, type: UploadType, signal: AbortSignal) => unknown;

const inspectors: Partial<Record<UploadType, Inspector>> = {
  'application/pdf': (bytes, _, signal) => inspectPdf(bytes, signal),
  'application/zip': (bytes, _, signal) => inspectArchive(bytes, signal),
  'text/vtt': inspectVtt,
  'application/x-subrip': inspectSrt,
  'text/plain': inspectText,
  'text/csv': inspectText,
};

/**
 * Looks through a document, captions or an archive, which are kept as they are.
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH where it is not what its name says, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE where
 * it would run something
 */
export async function inspectWhole(bytes: Buffer, type: UploadType, signal: AbortSignal): Promise<void> {
  const inspect = inspectors[type] ?? inspectOffice;
  await inspect(bytes, type, signal);
}

/** Whether files of a type are read whole, and are small enough for that. */
export const isReadWhole = (type: UploadType): boolean =>
  ['DOCUMENT', 'CAPTIONS', 'ARCHIVE'].includes(uploadTypes[type].kind);
