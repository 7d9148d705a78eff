import { message } from '@lyceum/contracts/messages';

export const thread = message('Thread');
export const closeTheThread = message('Close the thread');
export const loadingTheThread = message('Loading the thread');
export const threadFailed = message('The thread did not load');
export const threadDeleted = message('This thread was deleted.');
export const noSuchThread = message('There is no such thread, or it is not yours to read.');
export const backToTheList = message('Back to the list');
export const loadingTheEditor = message('Loading the editor');
export const loadingTheReplies = message('Loading the replies');
export const yourStudent = message('Your student');
export const createdAndEdited = message('{created}, edited {edited}');
export const waitingForReview = message('Waiting for review');
export const heldForReview = message(
  'A moderator of this forum reads it the next time one is here. Until then only you and the moderators see it; you need do nothing.',
);
export const whoSeesIt = message(
  'Only its author and the moderators of this forum see it until one of you decides.',
);
export const pinned = message('Pinned');
