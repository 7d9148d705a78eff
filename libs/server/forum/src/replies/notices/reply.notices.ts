import type { NotificationType } from '@lyceum/contracts/notifications';
import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './reply.messages';

/** What is told of a post or comment says which thread it is in. */
const inThread = (name: string, type: NotificationType, text: (data: { title: string }) => string) =>
  defineNotice({ name: `forum.${name}`, type, data: z.object({ title: z.string() }), text });

export const threadAnswered = inThread('thread-answered', 'THREAD_RESPONSE', messages.threadAnswered);
export const postAnswered = inThread('post-answered', 'POST_RESPONSE', messages.postAnswered);
export const commentAnswered = inThread('comment-answered', 'COMMENT_RESPONSE', messages.commentAnswered);
export const answerHighlighted = inThread('answer-highlighted', 'POST_RESPONSE', messages.answerHighlighted);
export const followedAnswered = inThread('followed-answered', 'THREAD_RESPONSE', messages.followedAnswered);
export const postClapped = inThread('post-clapped', 'POST_CLAP', messages.postClapped);
export const commentClapped = inThread('comment-clapped', 'COMMENT_CLAP', messages.commentClapped);
