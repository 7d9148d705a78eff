import { message } from '@lyceum/contracts/messages';

export const bio = message('Bio');
export const aboutBio = message(
  'Your background, your interests, your favourite food: whatever others may know of you.',
);
export const aboutDetails = message(
  'Fill in what you like, and choose who sees each of it. A blank one shows nothing.',
);
export const aboutMinors = message(
  'While you are under 18, or have not said when you were born, friends at most see your birth date, phone, address and guardian.',
);
export const seenBy = message('Seen by');
export const seenByOf = message('Seen by: {what}');
export const save = message('Save');
export const updated = message('Successfully Updated!');
export const updatingFailed = message('Sorry, there was an error updating your profile. Please try again.');
export const aboutYou = message('About you');
export const links = message('Links');
export const phoneAndAddress = message('Phone and address');
export const guardian = message('Parent or guardian');
export const notSaid = message('Not said');
export const notChangedHere = message('This cannot be changed here.');
export const aboutMemberSince = message('Member since');
export const aboutSchool = message('School');
export const choose = message('Choose');
