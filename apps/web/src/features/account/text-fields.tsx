import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';

type FieldProps = Omit<TextInputProps, 'label' | 'type'>;

/** An e-mail. `username` lets a browser fill in the account it knows. */
export function EmailField({ label = 'Email', ...props }: FieldProps & { readonly label?: string }) {
  return <TextInput {...props} label={label} type="email" autoComplete={props.autoComplete ?? 'username'} />;
}

const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };

interface PasswordFieldProps extends Omit<PasswordInputProps, 'label'> {
  readonly label?: string;
  readonly isNew?: boolean;
}

/** A password that can be looked at while typing. */
export function PasswordField({ label = 'Password', isNew = false, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={visibilityToggle}
    />
  );
}
