import { afterEach, expect, test } from '@jest/globals';
import { Modal } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { LyceumProvider } from '../provider/lyceum-provider';
import { isFreeKey } from './is-free-key';

afterEach(cleanup);

/** Presses a key where the focus is. @returns whether the page may have it */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return isFreeKey(event);
}

const page = (isOpen: boolean) => (
  <LyceumProvider>
    <Modal opened={isOpen} onClose={() => undefined} title="Keys">
      <input aria-label="Name" />
    </Modal>
  </LyceumProvider>
);

test('a dialog keeps all keys while it is open, and takes none once it is closed', async () => {
  const { rerender } = render(page(true));
  (await screen.findByRole('textbox', { name: 'Name' })).focus();
  expect(press('g')).toBe(false);
  rerender(page(false));
  expect(press('g')).toBe(true);
});
