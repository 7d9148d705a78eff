/** Addresses of links: of the web and of people; and ones without a scheme, which are below the document's own. */
const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|(?![/\\])[^:\\]*$|[^:\\/]+[/?#][^\\]*$)/i;

/** Whether a link in a document leads nowhere but to the web, people, and the document itself. */
export const isAllowedLink = (address: string): boolean =>
  allowedAddress.test(address.replace(/[\s\p{Cc}]/gu, ''));
