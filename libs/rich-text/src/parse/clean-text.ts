/** Control characters but tab and line ends: nothing shows them, and the database takes no NUL. */
const invisibleControls = /(?![\t\n\r])\p{Cc}/gu;

/** A text without control characters and halves of characters. Line ends become `\n`. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(invisibleControls, '');
}
