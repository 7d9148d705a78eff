import type { moderationTable, StaffCase } from '@lyceum/contracts/moderation';
import type { CompletedUpload } from '@lyceum/contracts/uploads';
import type { ChatCalls } from './chats';
import type { ConsoleCalls } from './console';
import type { Person } from './people';
import type { TestServer } from './test-server';
import { toldTo } from './told';
import { begin, complete, fileFor, put, type TestFile } from './uploads';

export const chatFilesPlace = { uploadS3Bucket: 'documents', uploadPath: 'chat-files' };

/** Sends a file through the doors, for a message of a chat where nothing else is said. @returns its path */
export async function sendFile(
  server: TestServer,
  person: Person,
  file?: TestFile,
  to: Record<string, string> = chatFilesPlace,
): Promise<string> {
  const sent = file ?? (await fileFor('chat-files'));
  const ticket = await begin(server, person, sent, to);
  await put(server, ticket, sent.bytes);
  const { body } = await complete(server, person, ticket.uploadId).expect(200);
  return (body as { data: CompletedUpload }).data.url;
}

export const reportMessage = (chats: ChatCalls, who: Person, messageId: string): Promise<unknown> =>
  chats.ask(
    who,
    'mutation ($messageId: ID!, $message: String!) { reportChatMessage(messageId: $messageId, message: $message) }',
    { messageId, message: 'I did not want to see this.' },
  );

/** The open case about what an author said, as the console shows it. */
export async function caseAbout(server: TestServer, desk: ConsoleCalls, author: Person): Promise<StaffCase> {
  await toldTo(server, author);
  const rows = await desk.rows<typeof moderationTable>('moderation.queue', {
    filters: { status: ['OPEN'], targetType: ['MESSAGE'] },
  });
  const [found] = rows.filter(({ authorId }) => authorId === author.id);
  return desk.query<StaffCase>('moderation.get', { caseId: found?.id });
}
