import type { MantineThemeComponents } from '@mantine/core';
import { tokens } from '../tokens/tokens';
import * as messages from './theme.messages';

const { motion } = tokens;

/** Said when it is shown: these defaults are made before the reader's language is known. */
const closeButton = {
  closeButtonProps: {
    get 'aria-label'() {
      return messages.close();
    },
  },
};

/**
 * Defaults by component name. Plain objects instead of `Button.extend(…)`: naming a component here must not
 * pull it into the first load.
 */
export const componentDefaults: MantineThemeComponents = {
  // A dialog's header at the end of the page would be a second banner of it.
  ...Object.fromEntries(
    ['ModalHeader', 'DrawerHeader'].map((name) => [name, { defaultProps: { role: 'presentation' } }]),
  ),
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  Alert: { defaultProps: { radius: 'lg', variant: 'light' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: { defaultProps: { variant: 'light', radius: 'xl', size: 'lg' } },
  Button: { defaultProps: { size: 'md' } },
  Checkbox: { defaultProps: { size: 'md' } },
  Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
  // What lies under a dialog is not there for its reader: the headings begin anew.
  DrawerTitle: { defaultProps: { component: 'h1' } },
  Drawer: { defaultProps: { ...closeButton, transitionProps: { duration: motion.gentle } } },
  Loader: { defaultProps: { size: 'sm' } },
  // Without the placeholder the first item gets the focus, and a menu holds nothing but its items.
  Menu: {
    defaultProps: {
      withInitialFocusPlaceholder: false,
      radius: 'lg',
      shadow: 'md',
      transitionProps: { duration: motion.quick },
    },
  },
  // What is closed is gone at once: on its way out it would still take the next key and the next click.
  Modal: {
    defaultProps: {
      ...closeButton,
      radius: 'lg',
      centered: true,
      overlayProps: { backgroundOpacity: 0.45, blur: 3 },
      transitionProps: { transition: 'pop', duration: motion.steady, exitDuration: 0 },
    },
  },
  ModalTitle: { defaultProps: { component: 'h1' } },
  MultiSelect: { defaultProps: { size: 'md' } },
  NativeSelect: { defaultProps: { size: 'md' } },
  // Its arrows would be smaller than a finger; the keyboard's arrows still count.
  NumberInput: { defaultProps: { size: 'md', hideControls: true } },
  Paper: { defaultProps: { radius: 'lg' } },
  PasswordInput: { defaultProps: { size: 'md' } },
  Popover: { defaultProps: { radius: 'lg', shadow: 'md', transitionProps: { duration: motion.quick } } },
  Radio: { defaultProps: { size: 'md' } },
  Select: { defaultProps: { size: 'md' } },
  Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
  TagsInput: { defaultProps: { size: 'md' } },
  Tabs: { defaultProps: { keepMounted: false } },
  Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
  TextInput: { defaultProps: { size: 'md' } },
  Tooltip: {
    defaultProps: {
      radius: 'sm',
      openDelay: 300,
      transitionProps: { duration: motion.quick },
      events: { hover: true, focus: true, touch: false },
    },
  },
};
