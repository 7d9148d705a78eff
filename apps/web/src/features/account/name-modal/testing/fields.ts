import { fireEvent, screen } from '@testing-library/react';

/** The modal's fields and buttons, as whoever answers finds them. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const confirm = () => button('Confirm');
export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const dateOfBirth = () =>
  screen.getByLabelText<HTMLInputElement>('Date of birth', { selector: 'input' });
export const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country you live in' });
export const schoolBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'School' });
export const born = (value: string) => fireEvent.change(dateOfBirth(), { target: { value } });
export const live = (value: string) => fireEvent.change(country(), { target: { value } });
export const addOne = () => button("If you don't find your school, simply add one!");

export async function chooseSchool(name = 'Acacia School'): Promise<void> {
  fireEvent.focus(schoolBox());
  fireEvent.change(schoolBox(), { target: { value: name.slice(0, 4) } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name), hidden: true }));
}

export async function answerAll(): Promise<void> {
  await chooseSchool();
  born('2008-04-01');
  live('KE');
  fireEvent.click(screen.getByRole('radio', { name: 'Student' }));
}
