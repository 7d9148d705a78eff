import { message } from '@lyceum/contracts/messages';

export const issued = message('You have a certificate of {course}.');
export const withdrawn = message('Your certificate of {course} was withdrawn: {reason}');
export const openTheClass = message('Open the class');

/** What stands on the certificate itself. */
export const title = message('Certificate');
export const certifies = message('This certifies that');
export const hasCompleted = message('has completed the live course');
export const onDay = message('{day}');
export const check = message('Check it at {address}');
export const fileName = message('Certificate {course}');
