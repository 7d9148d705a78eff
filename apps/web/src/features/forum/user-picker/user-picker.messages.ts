import { message } from '@lyceum/contracts/messages';

export const wrongEmail = message(
  "The email you've entered to send invite is wrongly formatted, please correct it.",
);
export const atMost = message('Up to {maximum} people');
export const nameOrEmail = message('Name or email');
export const peopleFound = message('People found');
export const nobodyFound = message('Nobody found');
export const removePerson = message('Remove {person}');
