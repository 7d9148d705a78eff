import { message } from '@lyceum/contracts/messages';

export const profile = message('Profile');
export const aboutProfile = message('What others see of you.');
export const yourProfile = message('Your profile');
export const profileSaved = message('Your profile is saved.');
export const cancel = message('Cancel');
export const saveProfile = message('Save profile');
export const email = message('Email');
export const aboutEmail = message(
  'You log in with it, and others do not see it. You change it under Security.',
);
export const showOnlineStatus = message('Show others when I am online');
