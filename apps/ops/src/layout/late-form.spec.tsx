import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDrawer } from './form-drawer';
import { LateForm } from './late-form';

function Bench({ isThere }: { readonly isThere: boolean }) {
  return (
    <LyceumProvider>
      <FormDrawer title="New code" isOpen onClose={() => undefined}>
        <LateForm data={isThere ? 'EUR' : undefined}>
          {(currency) => (
            <>
              <input aria-label="Currency" defaultValue={currency} />
              <input aria-label="Name" data-autofocus />
            </>
          )}
        </LateForm>
      </FormDrawer>
    </LyceumProvider>
  );
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('LateForm', () => {
  afterEach(cleanup);

  it('[228] puts who types into the field to begin in, also where the form comes after the drawer', async () => {
    const { rerender } = render(<Bench isThere={false} />);
    const waiting = await screen.findByRole('status', { name: 'Loading' });
    await waitFor(() => expect(document.activeElement).toBe(waiting));
    rerender(<Bench isThere />);
    const field = await nameField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('Spring fair');
    expect(field.value).toBe('Spring fair');
  });

  it('does so where it is there from the start', async () => {
    render(<Bench isThere />);
    const field = await nameField();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
