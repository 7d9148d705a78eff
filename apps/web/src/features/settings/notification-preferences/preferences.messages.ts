import { message } from '@lyceum/contracts/messages';

export const off = message('Off');
export const atOnce = message('At once');
export const daily = message('Daily');
export const bellOf = message('Bell: {label}');
export const emailOf = message('Email: {label}');
export const notifications = message('Notifications');
export const aboutNotifications = message(
  'What the bell shows, and what we write to you about: each at once, or one mail a day. Changes are saved at once.',
);
export const yourChoices = message('Your choices');
export const event = message('What happens');
export const bell = message('Bell');
export const email = message('Email');
