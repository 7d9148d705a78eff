/** An e-mail where it may not stand whole: the first letter and the domain are enough to tell two mailboxes apart. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');
