import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as messages from '../editor.messages';

const scheme = 'https://';

interface AddressFormProps {
  readonly label: string;
  readonly description?: string;
  readonly start?: string;
  /** Uses the address; false if it is none that can be used. */
  readonly onSubmit: (address: string) => boolean;
  readonly submitLabel: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Asks for an address; says 'Invalid link' to a bad one (checklist line 116). */
export function AddressForm({
  label,
  description,
  start = '',
  onSubmit,
  submitLabel,
  children,
}: AddressFormProps) {
  const [address, setAddress] = useState(start);
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form stands in a portal, yet React hands its events on to the form the editor belongs to.
    event.stopPropagation();
    setInvalid(!onSubmit(address));
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={label}
        description={description}
        placeholder={scheme}
        type="url"
        inputMode="url"
        dir="ltr"
        w={280}
        maw="100%"
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setInvalid(false);
        }}
        error={isInvalid && messages.invalidLink()}
        data-autofocus
      />
      <Group mt="sm" gap="xs">
        <Button type="submit" size="xs">
          {submitLabel}
        </Button>
        {children}
      </Group>
    </form>
  );
}
