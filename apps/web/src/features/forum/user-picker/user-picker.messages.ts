import { message } from '@lyceum/contracts/messages';

export const theEmailYouveEntered = message(
  "The email you've entered to send invite is wrongly formatted, please correct it.",
);
export const upToPeople = message('Up to {maximum} people');
export const nameOrEmail = message('Name or email');
export const peopleFound = message('People found');
export const nobodyFound = message('Nobody found');
export const removePerson = message('Remove {person}');
