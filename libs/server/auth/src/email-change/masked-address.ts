/** Enough of an address to know one's own by, and not enough to write to it: `n…@school.example`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
