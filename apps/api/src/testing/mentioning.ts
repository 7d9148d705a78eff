import type { Person } from './people';
import { PostCalls } from './posts';
import { mention, rich, words } from './rich-texts';
import type { TestServer } from './test-server';

/** Stands in every text that names somebody, so that searches find it. */
export const mentioningWord = 'quillwort';

/** What names somebody, and named them in an earlier version, too. */
export interface MentioningIds {
  threadId: string;
  postId: string;
  commentId: string;
}

interface Scene {
  /** Who is named. */
  person: { id: string };
  writer: Person;
  /** Reports what the writer wrote, so that moderators have it in their queue. */
  reader: Person;
  inside: { id: string };
}

/** Names somebody in every kind of text there is, by mentions: thread, post, comment, what they said before, drafts, reports. */
export async function writeOf(
  server: TestServer,
  { person, writer, reader, inside }: Scene,
): Promise<MentioningIds> {
  const calls = new PostCalls(server);
  const text = (word: string): string =>
    rich(words(`${mentioningWord} ${word} `), mention(person, 'typed'), words(' wrote this'));
  const isRich = true;
  const made = await calls.create(writer, { communityId: inside.id, content: text('first'), isRich });
  const threadId = made.data?.createThread.id ?? '';
  const submitted = await calls.submit(writer, threadId, { content: text('first'), isRich });
  const postId = submitted.data?.submitPost.id ?? '';
  const added = await calls.commentOnPost(writer, postId, { content: text('first'), isRich });
  const commentId = added.data?.uploadCommentToPost.id ?? '';
  const answers: { errors?: unknown }[] = [
    await calls.edit(writer, threadId, text('then')),
    await calls.editPost(writer, postId, text('then'), { isRich }),
    await calls.editComment(writer, commentId, text('then'), { isRich }),
    await calls.ask(
      writer,
      `mutation ($threadId: ID!, $communityId: ID!, $me: ID!, $content: String!) {
        saveThreadResponseDraft(threadId: $threadId, userId: $me, content: $content, isRich: true) { content }
        saveNewThreadDraft(communityId: $communityId, userId: $me, input: { content: $content, isRich: true }) {
          content } }`,
      { threadId, communityId: inside.id, me: writer.id, content: text('begun') },
    ),
    await calls.actOn(reader, 'reportPost', postId, { message: 'Rude' }),
  ];
  const failed = [made, submitted, added, ...answers].flatMap(({ errors }) => errors ?? []);
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  return { threadId, postId, commentId };
}
