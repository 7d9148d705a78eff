import type { TextField } from '@lyceum/contracts/cms';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntryFieldProps } from './entry-form.props';
import { EntryItems } from './entry-items';
import { useFieldHint } from './field-hints';
import { PictureField } from './media/picture-field';

/** One field of an entry's form, by its kind. */
export function EntryField(props: EntryFieldProps) {
  const { field, value, path, issues, onChange } = props;
  const hint = useFieldHint(path);
  if (field.kind === 'list' || field.kind === 'blocks') return <EntryItems {...props} field={field} />;
  const error = issues.get(path);
  const description = hint ? (
    <>
      {field.help}
      {hint}
    </>
  ) : (
    field.help
  );
  const words = { label: field.label, description, error, name: path };
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...words}
        data={[...field.choices]}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (field.kind === 'number')
    return (
      <TextInput
        {...words}
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === 'number' ? String(value) : ''}
        onChange={(event) => onChange(numberOf(event.currentTarget.value))}
      />
    );
  if (field.input === 'picture')
    return (
      <PictureField
        {...words}
        isRequired={field.isRequired}
        value={String(value ?? '')}
        onChange={onChange}
        onPick={props.onPick}
      />
    );
  return <TextEntry {...words} field={field} value={String(value ?? '')} onChange={onChange} />;
}

function numberOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

interface TextEntryProps {
  readonly field: TextField;
  readonly label: string;
  readonly description: ReactNode;
  readonly error: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text in a line, or in a box of several. */
function TextEntry({ field, onChange, ...props }: TextEntryProps) {
  const shared = {
    ...props,
    withAsterisk: field.isRequired,
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  if (field.isLong || field.input === 'pictureText')
    return <Textarea {...shared} autosize minRows={field.input === 'prose' ? 6 : 2} maxRows={24} />;
  return (
    <TextInput
      {...shared}
      type={field.input === 'date' ? 'date' : 'text'}
      spellCheck={field.input === undefined}
    />
  );
}
