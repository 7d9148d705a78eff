import { linkedDocumentAnswerSchema, uploadsLimits } from '@lyceum/contracts/uploads';
import { callAndRead } from '@lyceum/session';
import { queryOptions } from '@tanstack/react-query';

/** A file has no address of its own: a link to it works for some minutes, as long as its reader may read the message. */
export async function fileLink(path: string): Promise<string> {
  const query = new URLSearchParams({ path });
  return (await callAndRead(linkedDocumentAnswerSchema, `/uploads/link?${query.toString()}`)).url;
}

/** The same for a picture that is shown, asked for again before it ends. */
export const fileLinkQuery = (path: string) =>
  queryOptions({
    queryKey: ['chat-file', path],
    queryFn: () => fileLink(path),
    staleTime: (uploadsLimits.linkMinutes - 1) * 60_000,
    gcTime: 0,
  });
