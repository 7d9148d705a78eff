import { message } from '@lyceum/contracts/messages';

export const continueYourDraft = message('Continue your draft');
export const saveDraft = message('Save draft');
export const notSavedYet = message('Not saved yet');
export const keptUntilOnline = message('No connection: kept on this device, sent later');
export const keptOnThisDevice = message('Draft kept on this device');
export const twoVersions = message('Two versions of this draft');
export const whichVersion = message(
  'This draft was changed on another device. Which one do you want to go on with?',
);
export const versionOnThisDevice = message('What is on this device');
export const keepThisOne = message('Keep this one');
export const takeThatOne = message('Take that one');
export const itsText = message('Its text');
export const draftSaved = message('Draft saved {when}');
export const changedSinceSaved = message('Changed since the draft was saved {when}');
export const versionSavedElsewhere = message('What was saved elsewhere {when}');
export const saved = message('Successfully saved draft!');
