import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import * as messages from './account.messages';

type FieldProps = Omit<TextInputProps, 'label' | 'type'>;

/** An e-mail. `username` lets a browser fill in the account it knows. */
export function EmailField({ label = messages.email(), ...props }: FieldProps & { readonly label?: string }) {
  return <TextInput {...props} label={label} type="email" autoComplete={props.autoComplete ?? 'username'} />;
}

interface PasswordFieldProps extends Omit<PasswordInputProps, 'label'> {
  readonly label?: string;
  readonly isNew?: boolean;
}

/** A password that can be looked at while typing. */
export function PasswordField({ label = messages.password(), isNew = false, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': messages.showPassword(), tabIndex: 0 }}
    />
  );
}
