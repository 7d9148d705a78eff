import { message } from '@lyceum/contracts/messages';

export const theCertificate = message('Certificate');
export const holds = message('This certificate is valid.');
export const aboutHolding = message('It was given by us, in the name that stands on it.');
export const isWithdrawn = message('This certificate was withdrawn.');
export const aboutWithdrawn = message('It does not hold any more, whatever stands on paper.');
export const loading = message('Checking the certificate');
export const checkingFailed = message('The certificate could not be checked');
export const givenTo = message('Given to');
export const course = message('For completing');
export const givenOn = message('Given on');
export const withdrawnOn = message('Withdrawn on');
export const number = message('Code');
export const notThere = message('There is no such certificate');
export const aboutNotThere = message(
  'Its address may be incomplete, or the account it belonged to is gone. Please compare the code with the one on the certificate.',
);
