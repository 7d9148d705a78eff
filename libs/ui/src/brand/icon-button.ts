import classes from './icon-button.module.css';

/**
 * Class of a quiet button with nothing but an icon. Plain CSS: such buttons stand on every public page, and an ActionIcon
 * alone would bring 9 kB of Mantine into their first load.
 */
export const iconButton = classes.root ?? '';
