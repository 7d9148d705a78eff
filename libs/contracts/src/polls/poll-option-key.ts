/** What shows as a blank: spaces of every width, and letters without a form. */
const blanks = /(?:[^\S\ufeff]|[\u115f\u1160\u2800\u3164\uffa0])+/gu;

/** What shows as nothing, but for the tags behind a black flag, which make it England's or Scotland's. */
const invisible = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\p{Default_Ignorable_Code_Point}\p{C}]/gu;

/**
 * Labels with the same key are the same option: case, width, runs of spaces and characters nobody sees make no
 * difference (checklist line 131).
 */
export function pollOptionKey(label: string): string {
  const even = label.toWellFormed().normalize('NFKC').replaceAll(blanks, ' ').replaceAll(invisible, '');
  return even.replaceAll(blanks, ' ').trim().toLowerCase().normalize('NFKC');
}
