import { authLimits } from '@lyceum/contracts/auth';
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import * as messages from './forms.messages';

/** An e-mail. `username` lets a browser fill in the account it knows. */
export function EmailField(props: TextInputProps) {
  return <TextInput label={messages.email()} autoComplete="username" {...props} type="email" />;
}

interface PasswordFieldProps extends PasswordInputProps {
  /** Whether it is being chosen, not proved. */
  readonly isNew?: boolean;
}

/** A password that can be looked at while typing. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={messages.password()}
      description={isNew && messages.aboutNewPassword({ minimum: authLimits.passwordMinimum })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': messages.showPassword(), tabIndex: 0 }}
      {...props}
    />
  );
}
