import { type Message, message } from '@lyceum/contracts/messages';
import type { ProfileFieldName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';

export const loadingTheProfile = message('Loading the profile');
export const memberSince = message('Member since {month}');
export const yourStudent = message('Your student');
export const coverOf = message('Cover picture of {name}');
export const about = message('About');
/** Also of a bio that is not shown to whoever looks: the two look alike. */
export const report = message('Report');
export const noBio = message("This user hasn't written anything in their bio yet.");
export const noBioOfYours = message(
  'You have not written a bio yet. Tell others of your background, your interests, your favourite food.',
);
export const details = message('Details');
export const noDetailsOfYours = message(
  'Nothing here yet. Say what others may know of you, and who sees each of it.',
);
export const edit = message('Edit');
export const editYourBio = message('Edit your bio');
export const editYourDetails = message('Edit your details');
export const loadingTheForm = message('Loading the form');
export const inCommon = message('In common');
export const youHaveBlocked = message('You have blocked {firstName}');
export const aboutBlocked = message(
  'You and {firstName} see nothing of each other. Nobody is told that they are blocked.',
);
export const yes = message('Yes');
export const no = message('No');

/** Who sees something, said to whom it is about. */
export const seenBy: Readonly<Record<PrivacyLevel, Message<string>>> = {
  PRIVATE: message('Only you'),
  FRIENDS: message('Friends'),
  GLOBAL: message('Whoever may find you'),
};

export const fieldLabels: Readonly<Record<ProfileFieldName, Message<string>>> = {
  preferredName: message('Preferred name'),
  preferredPronoun: message('Pronouns'),
  gender: message('Gender'),
  dob: message('Date of birth'),
  nationality: message('Nationality'),
  graduationYear: message('Graduation year'),
  socialMedia1: message('Link'),
  socialMedia2: message('Second link'),
  socialMedia3: message('Third link'),
  socialMedia4: message('Fourth link'),
  socialMedia5: message('Fifth link'),
  phone: message('Phone'),
  street: message('Street'),
  street2: message('Street, second line'),
  city: message('City'),
  state: message('State'),
  zipcode: message('Postal code'),
  country: message('Country'),
  guardianFirstName: message("Guardian's first name"),
  guardianLastName: message("Guardian's last name"),
  guardianEmail: message("Guardian's email"),
  guardianPhone: message("Guardian's phone"),
  sameAsStudent: message('Guardian has the same address'),
  guardianStreetAddress1: message("Guardian's street"),
  guardianStreetAddress2: message("Guardian's street, second line"),
  guardianCity: message("Guardian's city"),
  guardianState: message("Guardian's state"),
  guardianZipcode: message("Guardian's postal code"),
  guardianCountry: message("Guardian's country"),
};
