import { onDemand } from '@lyceum/shell';
import { KeyboardButton, type KeyboardHelpProps } from './keyboard-help-button';

/** Which keys do what, behind its button. */
export const KeyboardHelp = onDemand<KeyboardHelpProps>(
  ({ onClick }) => <KeyboardButton onClick={onClick} />,
  () => import('./open-keyboard-help').then((it) => it.OpenKeyboardHelp),
);
