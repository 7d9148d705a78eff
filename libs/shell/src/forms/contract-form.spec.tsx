import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { TextInput } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ContractForm } from './contract-form';
import { useContractForm } from './use-contract-form';

const schema = z.object({ code: z.string().min(1, 'This field is required.') });

function Bench({ refusal }: { readonly refusal: ApiError }) {
  const form = useContractForm({
    schema,
    initialValues: { code: 'SPRING' },
    send: () => Promise.reject(refusal),
  });
  return (
    <LyceumProvider>
      <ContractForm {...form} action="Make">
        <TextInput {...form.field('code')} label="Code" />
      </ContractForm>
      <button onClick={() => form.form.reset()}>Begin again</button>
    </LyceumProvider>
  );
}

const taken = {
  code: 'PROMO_CODE_CODE_TAKEN',
  status: 409,
  message: 'There is a promo code SPRING already.',
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Make' }));
const field = () => screen.getByRole('textbox', { name: 'Code' });

describe('ContractForm', () => {
  afterEach(cleanup);

  it('says what the server refused at the field it names', async () => {
    const issues = [{ path: 'code', message: taken.message }];
    render(<Bench refusal={new ApiError({ ...taken, issues })} />);
    await send();
    expect(await screen.findByText(taken.message)).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what it began with after a reset', async () => {
    render(<Bench refusal={new ApiError(taken)} />);
    await userEvent.type(field(), '25');
    expect(field()).toHaveProperty('value', 'SPRING25');
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
    expect(field()).toHaveProperty('value', 'SPRING');
  });

  it('takes away what was refused before when the next try is wrong in itself', async () => {
    render(<Bench refusal={new ApiError(taken)} />);
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(taken.message);
    await userEvent.clear(field());
    await send();
    expect(await screen.findByText('This field is required.')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
