import {
  type ContentDraft,
  type FormField,
  isTranslated,
  type ListField,
  type BlocksField,
} from '@lyceum/contracts/cms';
import { Button } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import formClasses from '../entry-form.module.css';
import classes from './translations.module.css';

interface Original {
  readonly data: ContentDraft;
  /** Of the translation, as HTML says it. */
  readonly tag: string;
}

const Beside = createContext<Original | null>(null);

interface OriginalTextsProps extends Original {
  /** The form of the translation, whose fields stand beside those in English. */
  readonly children: ReactNode;
}

export function OriginalTexts({ data, tag, children }: OriginalTextsProps) {
  return <Beside value={{ data, tag }}>{children}</Beside>;
}

/** What stands at a place among the data, `blocks.0.heading`; undefined where nothing does. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);

interface BesideOriginalProps {
  readonly field: FormField;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The field of the translation. */
  readonly children: ReactNode;
}

/** A field of a translation beside what it says in English; of what is the same in both, only where it is not. */
export function BesideOriginal({ field, path, value, onChange, children }: BesideOriginalProps) {
  const original = use(Beside);
  if (!original || field.kind === 'list' || field.kind === 'blocks') return children;
  const english = valueAt(original.data, path);
  const text = typeof english === 'string' || typeof english === 'number' ? String(english) : '';
  if (!isTranslated(field) && (text === '' || english === value)) return children;
  return (
    <div className={classes.pair}>
      <div className={classes.english}>
        <p className={classes.side}>{field.label} in English</p>
        <p className={classes.text} lang="en">
          {text === '' ? '(empty)' : text}
        </p>
        {text !== '' && value === '' && (
          <Button
            size="compact-xs"
            variant="subtle"
            className={classes.take}
            aria-label={`Take “${field.label}” over from English`}
            onClick={() => onChange(english)}
          >
            Take it over
          </Button>
        )}
      </div>
      <div lang={original.tag}>{children}</div>
    </div>
  );
}

interface MoreInEnglishProps {
  readonly field: ListField | BlocksField;
  readonly path: string;
  readonly count: number;
}

/** What a list has in English beyond what the translation has. */
export function MoreInEnglish({ field, path, count }: MoreInEnglishProps) {
  const original = use(Beside);
  const items = original ? valueAt(original.data, path) : undefined;
  if (!Array.isArray(items) || items.length <= count) return null;
  const names = (items as { readonly kind?: string }[])
    .slice(count)
    .map(
      ({ kind = '' }, at) =>
        `${String(count + at + 1)}. ${(field.kind === 'blocks' && field.kinds[kind]?.label) || field.label}`,
    );
  return <p className={formClasses.note}>There is more in English: {names.join(', ')}.</p>;
}
