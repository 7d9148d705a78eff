import { randomUUID } from 'node:crypto';
import type { Person } from './people';
import { ThreadCalls } from './threads';

type Caller = Pick<Person, 'id' | 'token'>;

/** Parts of posts and comments that tests look at. */
export interface ReplyAnswer {
  id: string;
  content: string;
  isRich: boolean;
  plainText: string;
  status: string;
  deleted: boolean;
  editedAt: string | null;
  editable: boolean;
  deletable: boolean;
  removable: boolean;
  claps: number;
  requestingUserClapCnt: number;
  requestingUserHasReported: boolean;
  student: { id: string; firstName: string; requestingUserIsTheTeacherOfThisUser: boolean };
  mentionedUsers: { id: string; firstName: string }[];
  cursor: string;
}

export interface CommentAnswer extends ReplyAnswer {
  postId: string;
  parentId: string | null;
  level: number;
  isHighlighted: boolean;
  highlightable: boolean;
}

export interface PostAnswer extends ReplyAnswer {
  number: number;
  threadId: string;
  numOfComments: number;
  comments: CommentAnswer[];
  commentsCursor: string | null;
}

const replyFields = `id content isRich plainText status deleted editedAt editable deletable removable claps
  requestingUserClapCnt requestingUserHasReported cursor
  student { id firstName requestingUserIsTheTeacherOfThisUser } mentionedUsers { id firstName }`;
const commentFields = `${replyFields} postId parentId level isHighlighted highlightable`;
const postFields = `${replyFields} number threadId numOfComments commentsCursor comments { ${commentFields} }`;

interface Written {
  isRich?: boolean;
  mentionedUsers?: string[];
  clientKey?: string;
}

/** The calls about posts and comments, as the screens send them. */
export class PostCalls extends ThreadCalls {
  submit(
    caller: Caller,
    threadId: string,
    post: Written & { content?: string; userId?: string; submittingUserDraftId?: string } = {},
  ) {
    return this.ask<{ submitPost: PostAnswer }>(
      caller,
      `mutation ($userId: ID!, $threadId: ID!, $content: String!, $isRich: Boolean, $mentionedUsers: [ID!],
                 $submittingUserDraftId: ID, $clientKey: ID!) {
        submitPost(userId: $userId, threadId: $threadId, content: $content, isRich: $isRich,
          mentionedUsers: $mentionedUsers, submittingUserDraftId: $submittingUserDraftId, clientKey: $clientKey)
        { ${postFields} } }`,
      { userId: caller.id, threadId, content: 'A reply.', clientKey: randomUUID(), ...post },
    );
  }

  list(
    caller: Caller,
    threadId: string,
    page: {
      sortBy?: string;
      skipValue?: number;
      limitValue?: number;
      cursor?: string;
      fromNumber?: number;
      requestingUser?: string;
    } = {},
  ) {
    return this.ask<{ getPostsFromThread: PostAnswer[] }>(
      caller,
      `query ($threadId: ID!, $requestingUser: ID!, $skipValue: Int, $limitValue: Int, $sortBy: PostSort,
              $cursor: String, $fromNumber: Int) {
        getPostsFromThread(threadId: $threadId, requestingUser: $requestingUser, skipValue: $skipValue,
          limitValue: $limitValue, sortBy: $sortBy, cursor: $cursor, fromNumber: $fromNumber) { ${postFields} } }`,
      { threadId, requestingUser: caller.id, ...page },
    );
  }

  openPost(caller: Caller, postId: string, userId = caller.id) {
    return this.ask<{ getPost: PostAnswer }>(
      caller,
      `query ($postId: ID!, $userId: ID!) { getPost(postId: $postId, userId: $userId) { ${postFields} } }`,
      { postId, userId },
    );
  }

  find(caller: Caller, threadId: string, searchQuery: string, userId = caller.id) {
    return this.ask<{ filterPosts: PostAnswer[] }>(
      caller,
      `query ($threadId: ID!, $searchQuery: String!, $userId: ID!) {
        filterPosts(threadId: $threadId, searchQuery: $searchQuery, userId: $userId) { ${postFields} } }`,
      { threadId, searchQuery, userId },
    );
  }

  comments(caller: Caller, postId: string, cursor?: string, userId = caller.id) {
    return this.ask<{ getCommentsFromPost: { comments: CommentAnswer[]; cursor: string | null } }>(
      caller,
      `query ($postId: ID!, $userId: ID!, $cursor: String) {
        getCommentsFromPost(postId: $postId, userId: $userId, cursor: $cursor) {
          comments { ${commentFields} } cursor } }`,
      { postId, userId, cursor },
    );
  }

  commentOnPost(
    caller: Caller,
    postId: string,
    comment: Written & { content?: string; studentId?: string } = {},
  ) {
    return this.ask<{ uploadCommentToPost: CommentAnswer }>(
      caller,
      `mutation ($input: CommentToPostInput!) { uploadCommentToPost(input: $input) { ${commentFields} } }`,
      {
        input: {
          postId,
          content: 'A comment.',
          studentId: caller.id,
          clientKey: randomUUID(),
          ...comment,
        },
      },
    );
  }

  commentOnComment(
    caller: Caller,
    commentId: string,
    comment: Written & { content?: string; studentId?: string } = {},
  ) {
    return this.ask<{ uploadCommentToComment: CommentAnswer }>(
      caller,
      `mutation ($input: CommentToCommentInput!) { uploadCommentToComment(input: $input) { ${commentFields} } }`,
      {
        input: {
          commentId,
          content: 'An answer.',
          studentId: caller.id,
          clientKey: randomUUID(),
          ...comment,
        },
      },
    );
  }

  editPost(caller: Caller, postId: string, updatedContent: string, rest: Omit<Written, 'clientKey'> = {}) {
    return this.ask<{ editPost: PostAnswer }>(
      caller,
      `mutation ($postId: ID!, $updatedContent: String!, $isRich: Boolean, $mentionedUsers: [ID!]) {
        editPost(postId: $postId, updatedContent: $updatedContent, isRich: $isRich, mentionedUsers: $mentionedUsers)
        { ${postFields} } }`,
      { postId, updatedContent, ...rest },
    );
  }

  editComment(
    caller: Caller,
    commentId: string,
    updatedContent: string,
    rest: Omit<Written, 'clientKey'> = {},
  ) {
    return this.ask<{ editComment: CommentAnswer }>(
      caller,
      `mutation ($commentId: ID!, $updatedContent: String!, $isRich: Boolean, $mentionedUsers: [ID!]) {
        editComment(commentId: $commentId, updatedContent: $updatedContent, isRich: $isRich,
          mentionedUsers: $mentionedUsers) { ${commentFields} } }`,
      { commentId, updatedContent, ...rest },
    );
  }

  highlight(caller: Caller, commentId: string, highlighted: boolean) {
    return this.ask<{ highlightComment: CommentAnswer }>(
      caller,
      `mutation ($commentId: ID!, $highlighted: Boolean!) {
        highlightComment(commentId: $commentId, highlighted: $highlighted) { ${commentFields} } }`,
      { commentId, highlighted },
    );
  }

  edits(caller: Caller, targetType: 'THREAD' | 'POST' | 'COMMENT', targetId: string) {
    return this.ask<{ getContentEdits: { content: string; isRich: boolean; editedAt: string }[] }>(
      caller,
      `query ($targetType: EditedContent!, $targetId: ID!) {
        getContentEdits(targetType: $targetType, targetId: $targetId) { content isRich editedAt } }`,
      { targetType, targetId },
    );
  }

  /** One of the mutations about a post or comment that take the caller and answer yes: `deletePost`, `reportComment` … */
  actOn(
    caller: Caller,
    name: string,
    id: string,
    { userId = caller.id, message }: { userId?: string; message?: string } = {},
  ) {
    const key = name.includes('Comment') ? 'commentId' : 'postId';
    const [declared, given] =
      message === undefined ? ['', ''] : [', $message: String!', ', message: $message'];
    return this.ask<Record<string, boolean>>(
      caller,
      `mutation ($userId: ID!, $id: ID!${declared}) { ${name}(userId: $userId, ${key}: $id${given}) }`,
      { userId, id, message },
    );
  }

  remove(caller: Caller, name: 'removePost' | 'removeComment', id: string, reason: string) {
    const key = name === 'removePost' ? 'postId' : 'commentId';
    return this.ask<Record<string, boolean>>(
      caller,
      `mutation ($id: ID!, $reason: String!) { ${name}(${key}: $id, reason: $reason) }`,
      { id, reason },
    );
  }

  clapFor(
    caller: Caller,
    name: 'clapPost' | 'clapComment',
    id: string,
    count?: number,
    { userId = caller.id, clientKey }: { userId?: string; clientKey?: string } = {},
  ) {
    const key = name === 'clapPost' ? 'postId' : 'commentId';
    return this.ask<Record<string, { claps: number; requestingUserClapCnt: number }>>(
      caller,
      `mutation ($userId: ID!, $id: ID!, $count: Int, $clientKey: ID) {
        ${name}(userId: $userId, ${key}: $id, count: $count, clientKey: $clientKey) { claps requestingUserClapCnt } }`,
      { userId, id, count, clientKey },
    );
  }
}
