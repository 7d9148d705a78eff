import { message } from '@lyceum/contracts/messages';

export const settings = message('Settings');
export const loadingSettings = message('Loading the settings');
export const profile = message('Profile');
export const security = message('Security');
export const sessions = message('Sessions');
export const friends = message('Friends');
export const guardians = message('Guardians');
export const notifications = message('Notifications');
export const moderation = message('Moderation');
export const yourData = message('Your data');
