/** Turns what stands after it around, so that a text reads as what it is not. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u;

/** Controls, and what is there and shows as nothing. Tags behind a black flag make it England's or Scotland's. */
const unseen =
  /(?![\n\t])\p{Cc}|[\u034f\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e00ff}]/u;

/** Persian, Hindi and emoji join and part letters by these; anywhere else nobody sees them. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/u;

const visible = /[^\s\p{C}\p{M}\u2800]/u;

/** Whether a text shows all that is in it, in the order it is in, and shows anything. Of a blank one there is nothing to hide. */
export function isPlainToSee(text: string): boolean {
  return text === '' || (visible.test(text) && ![turning, unseen, looseJoiner].some((it) => it.test(text)));
}
