/** Whether a text is the address of a page, and of none that pretends to be another's: `https://bank.example@elsewhere.example`. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/iu.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
