import type { Language } from '@lyceum/contracts/messages';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'àƀçđéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ'];
const longer = 0.4;

/** '[Šéţţîñĝš ~~~]': legible, longer by two fifths, and marked. Placeholders stay. */
function pseudoText(english: string): string {
  const letters = english
    .split(/(\{\w+\})/)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter),
    );
  const words = '~'.repeat(Math.ceil(english.length * longer)).replace(/~{6}(?=~)/g, '$& ');
  return `[${letters.join('')} ${words}]`;
}

/** A language nobody speaks: what reads as plain English in it is in no message file, what is cut off is too narrow. */
export const pseudoLanguage: Language = { locale: 'en-XA', translate: pseudoText };
