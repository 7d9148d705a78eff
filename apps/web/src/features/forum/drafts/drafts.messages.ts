import { message } from '@lyceum/contracts/messages';

export const saveDraft = message('Save draft');
export const notSavedYet = message('Not saved yet');
export const noConnectionKeptOnThis = message('No connection: kept on this device, sent later');
export const draftKeptOnThisDevice = message('Draft kept on this device');
export const twoVersionsOfThisDraft = message('Two versions of this draft');
export const thisDraftWasChangedQuestion = message(
  'This draft was changed on another device. Which one do you want to go on with?',
);
export const whatIsOnThisDevice = message('What is on this device');
export const keepThisOne = message('Keep this one');
export const takeThatOne = message('Take that one');
export const itsText = message('Its text');
export const draftSaved = message('Draft saved {when}');
export const changedSinceTheDraftWasSaved = message('Changed since the draft was saved {when}');
export const whatWasSavedElsewhere = message('What was saved elsewhere {when}');
