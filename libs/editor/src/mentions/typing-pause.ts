/** Wait after a key before people are asked for, in ms. */
export const typingPause = 150;
