/**
 * Whether a key belongs to the input method that is making a Chinese, Japanese or Korean word: its Enter confirms the
 * word and is no wish to send. Safari ends the word before it tells of the key, which then has the code 229.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
