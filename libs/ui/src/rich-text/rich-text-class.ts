import classes from './rich-text.module.css';

/** The class that gives a rich text its look; the editor wears it too, so that writing looks like reading. */
export const richTextClass = classes.body ?? '';

/** The class of a mentioned name. */
export const mentionClass = classes.mention ?? '';
