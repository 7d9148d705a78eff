import { Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { Translating } from './use-translating';
import * as messages from './translate.messages';

/** Asks for a translation of a text that is likely in the reader's own language. */
export function TranslateItem({ ask }: Pick<Translating, 'ask'>) {
  if (!ask) return null;
  return (
    <Menu.Item leftSection={<IconLanguage size={18} stroke={1.75} aria-hidden />} onClick={ask}>
      {messages.translate()}
    </Menu.Item>
  );
}
