import type { FormField, FormShape } from '@lyceum/contracts/cms';
import type { ComponentType } from 'react';
import type { PickedPicture } from './media/picture-field';

export interface EntryFieldsProps {
  readonly shape: FormShape;
  readonly data: Readonly<Record<string, unknown>>;
  /** Where they stand among the data; empty at the top. */
  readonly path: string;
  /** What is wrong, by path. */
  readonly issues: ReadonlyMap<string, string>;
  readonly onChange: (data: Readonly<Record<string, unknown>>) => void;
}

export interface EntryFieldProps {
  readonly field: FormField;
  readonly value: unknown;
  /** Where it stands among the data: `blocks.0.heading`. */
  readonly path: string;
  /** What is wrong, by path. */
  readonly issues: ReadonlyMap<string, string>;
  readonly onChange: (value: unknown) => void;
  /** Of a picture's field: another one of the library was chosen, which has words of its own. */
  readonly onPick: (picture: PickedPicture) => void;
  /** Shows the fields within the items of a list: those of the form once more. */
  readonly Fields: ComponentType<EntryFieldsProps>;
}
