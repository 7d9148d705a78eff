import { message } from '@lyceum/contracts/messages';

export const threadAnswered = message('replied in your thread “{title}”');
export const postAnswered = message('commented on your reply in “{title}”');
export const commentAnswered = message('answered your comment in “{title}”');
export const answerHighlighted = message('highlighted your reply in “{title}”');
export const followedAnswered = message('replied in “{title}”, which you follow');
export const postClapped = message('clapped for your reply in “{title}”');
export const commentClapped = message('clapped for your comment in “{title}”');
