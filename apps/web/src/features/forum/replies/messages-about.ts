import { isPost, type ReplyItem } from './reply.types';
import * as messages from './replies.messages';

/** What is said of a post or a comment. */
export const messagesAbout = (item: ReplyItem) =>
  isPost(item) ? messages.aboutReply : messages.aboutComment;
