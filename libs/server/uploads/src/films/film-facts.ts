import type { UploadType } from '@lyceum/contracts/uploads';
import { ByteReader, type ReadFrom } from '../cleaning/byte-reader';
import type { FilmFacts } from './film';
import { mp4Facts } from './mp4-facts';
import { webmFacts } from './webm-facts';

/** What every browser plays that we serve (checklist line 117 takes more). */
const everywhere: ReadonlySet<string> = new Set([
  ...['avc1', 'avc3', 'av01', 'vp09', 'mp4a', 'Opus', 'fLaC', '.mp3'],
  ...['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'],
]);

/** Whether all that is seen and heard in a film plays in every browser. */
export const playsEverywhere = ({ pictures, sounds }: FilmFacts): boolean =>
  [...pictures, ...sounds].every((codec) => everywhere.has(codec));

/**
 * Reads what a film, or a sound, says of itself, and as little else of it as it can.
 * @throws DomainError UPLOADS_DAMAGED
 */
export async function filmFacts(type: UploadType, size: number, readFrom: ReadFrom): Promise<FilmFacts> {
  const reader = new ByteReader(readFrom);
  const isSound = type.startsWith('audio/');
  try {
    return type === 'video/webm' || type === 'audio/webm'
      ? await webmFacts(reader, size, isSound)
      : await mp4Facts(reader, size, isSound);
  } finally {
    await reader.close();
  }
}
