import { message } from '@lyceum/contracts/messages';

export const updateYourAccount = message('Update Your Account');
export const isYourLegalName = message('Is your legal name {name}?');
export const aboutName = message(
  'Your certificates are made out to it. Tell us the rest of it here too, so that your school and your courses find you.',
);
export const aboutUpdating = message('Your certificates are made out to your legal name.');
export const confirm = message('Confirm');
export const needToEdit = message('No, I need to edit');
export const cancel = message('Cancel');
export const nameConfirmed = message('Your name has been confirmed.');
export const loading = message('Loading what we know of you');
export const notModifiable = message('You will not be able to modify this later.');
export const aboutDateOfBirth = message('About your date of birth');
export const knownDateOfBirth = message('You have told us. Write to us if it is wrong.');
export const isThisRight = message('This makes you {age} years old. If that is not right, change the date.');
export const country = message('Country you live in');
export const chooseACountry = message('Choose a country');
export const iAmHereAs = message('I am here as');
export const aboutEducators = message(
  'You start as a student. Our staff look at it and make you an educator.',
);
export const firstName = message('First name');
export const lastName = message('Last name');
