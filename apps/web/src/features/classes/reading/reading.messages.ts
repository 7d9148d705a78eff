import { message } from '@lyceum/contracts/messages';

export const toLookAt = message('To look at');
export const aboutQueue = message(
  'What was handed in in all your classes and nobody has looked at, the oldest first.',
);
export const fetchingQueueFailed = message(
  'Sorry, there was an error fetching classroom list. Please try again.',
);
export const nothing = message('Nothing to look at');
export const aboutNothing = message('As soon as something is handed in in one of your classes, it is here.');
export const place = message('{at} of {all}');
export const previous = message('Previous');
export const next = message('Next');
export const keys = message(
  'J: next. K: previous. In the comment: Alt and a digit puts in a text of yours, Ctrl and Enter saves and goes on.',
);
export const openLink = message('Open the work');
export const score = message('Score of {point}');
export const notAScore = message('Use a number from 0 to {point}, “ex” or “m”.');
export const comment = message('Comment');
export const grading = message('Score and comment');
export const saveAndNext = message('Save and next');
export const saved = message('Saved.');
export const conflict = message('Somebody else has graded this meanwhile. Look at it in the gradebook.');
export const savingFailed = message('Sorry, there was an error updating student homework. Please try again.');
export const yourTexts = message('Texts you say often');
export const noTexts = message('Keep a comment here to say it again.');
export const keepText = message('Keep this comment');
export const insert = message('Put in: {text}');
export const deleteText = message('Delete: {text}');
export const textsFailed = message('Your texts could not be saved. Please try again.');
export const commentsOnWork = message('Comments on the work');
export const noPins = message('No comments at places of it yet.');
export const clickToPin = message('Click a place of the picture to say something about it.');
export const addPin = message('Add a comment');
export const pinText = message('What do you say of this place?');
export const page = message('Page');
export const pageNumber = message('Page {page} of {pages}');
export const clickToPinPages = message('Click a place of a page to say something about it.');
export const cannotShowPdf = message('This document cannot be shown here. Open it to read it.');
export const onPage = message('Page {page}');
export const openPdf = message('Open {name}');
export const theWork = message('The work');
export const loadingWork = message('Loading the work');
export const workFailed = message('The file could not be opened. Please try again.');
export const save = message('Save');
export const cancel = message('Cancel');
export const edit = message('Edit');
export const remove = message('Delete');
export const pinNumber = message('Comment {number}');
export const pinsFailed = message('The comment could not be saved. Please try again.');
export const showComments = message('Comments on your file');
