import { message } from '@lyceum/contracts/messages';

export const title = message('Letters worth opening');
export const about = message(
  'Now and then we write about what you choose here, and about nothing else. Every letter has a link that ends it.',
);
export const name = message('Name');
export const email = message('Email');
export const phone = message('Phone');
export const interest = message('I am interested in');
export const age = message('How old are you?');
export const choose = message('Choose one');
export const subscribe = message('Subscribe');
export const thankYou = message('Thank you for your submission');
export const contactSoon = message('Thanks for your interest, we will contact you soon.');
export const checkMailbox = message(
  'If a mail from us asks you to confirm, use its link: before that we write nothing more.',
);
export const notSubmitted = message('Sorry, there was an error submitting newsletter form');
export const confirmTitle = message('Confirm your newsletter');
export const aboutConfirming = message('One press, and we will write to you.');
export const confirm = message('Confirm');
export const confirmed = message('You are on the list');
export const weWrite = message('We will write to {email} about this: {topic}.');
export const deadLink = message('This link does not work');
