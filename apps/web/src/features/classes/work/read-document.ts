import { linkedDocumentAnswerSchema } from '@lyceum/contracts/uploads';
import { callAndRead } from '@lyceum/session';

/** A document has no address of its own: a link to it works for some minutes. */
export async function readDocument(path: string): Promise<Blob> {
  const query = new URLSearchParams({ path });
  const { url } = await callAndRead(linkedDocumentAnswerSchema, `/uploads/link?${query.toString()}`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The document answered ${String(answer.status)}.`);
  return answer.blob();
}
