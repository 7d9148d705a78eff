import { message } from '@lyceum/contracts/messages';

export const title = message('Write to us');
export const about = message('People read it, and answer by email.');
export const name = message('Name');
export const email = message('Email');
export const emailHint = message(
  'Where the answer goes. If it is about an account, the address of that account.',
);
export const topic = message('What is it about?');
export const choose = message('Choose one');
export const text = message('What you would like to say');
export const inDanger = message(
  'If somebody is in danger now, call the emergency number where you are. What somebody wrote here is reported quickest beside it.',
);
export const send = message('Send');
export const thankYou = message('We have it');
export const answerComes = message('The answer goes to {email}.');
export const another = message('Write something else');
