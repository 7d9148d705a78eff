import * as messages from './security.messages';

/** The button that shows what was typed into a password field. */
export const visibilityToggle = () => ({ 'aria-label': messages.showPassword(), tabIndex: 0 });
