import { message } from '@lyceum/contracts/messages';

export const certificateName = message('Name on certificates');
export const aboutCertificateName = message(
  'This name is printed on your certificates. You can confirm it once, so write it as your papers have it. Only you and staff see it.',
);
export const aboutConfirmed = message(
  'This name is printed on your certificates. You have confirmed it: if it is wrong, ask staff to correct it. Only you and they see it.',
);
export const yourCertificateName = message('Your certificate name');
export const firstName = message('First name as printed');
export const lastName = message('Last name as printed');
export const preview = message('On a certificate it reads');
export const confirmed = message('Confirmed');
export const confirmName = message('Confirm the name');
export const confirmQuestion = message('Print “{name}” on your certificates?');
export const confirmedOnce = message('You can confirm it once. After that, only staff can correct it.');
export const yesConfirm = message('Yes, confirm');
export const lookAgain = message('Look again');
export const nameConfirmed = message('Your certificate name is confirmed.');
