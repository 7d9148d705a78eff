import {
  blankBlock,
  blankShape,
  type BlocksField,
  type FormShape,
  type ListField,
} from '@lyceum/contracts/cms';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './entry-form.module.css';
import type { EntryFieldProps } from './entry-form.props';
import { useFieldHint } from './field-hints';
import { ItemCard } from './item-card';
import { MoreInEnglish } from './translations/original';

type Item = Readonly<Record<string, unknown>>;

interface EntryItemsProps extends EntryFieldProps {
  readonly field: ListField | BlocksField;
}

/** Blocks of a page, or items of a list: added, moved by buttons and keys, taken away. */
export function EntryItems({ field, value, path, issues, onChange, Fields }: EntryItemsProps) {
  const items = value as readonly Item[];
  const { keys, insert, remove, move, said } = useItems(items, onChange);
  const error = issues.get(path);
  const hint = useFieldHint(path);
  return (
    <fieldset className={classes.items}>
      <legend className={classes.legend}>{field.label}</legend>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {hint}
      <ol className={classes.list}>
        {items.map((item, at) => (
          <ItemCard
            key={keys[at]}
            name={nameOf(field, item)}
            at={at}
            count={items.length}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          >
            <Fields
              shape={shapeOf(field, item)}
              data={item}
              path={`${path}.${String(at)}`}
              issues={issues}
              onChange={(next) => onChange(items.map((one, place) => (place === at ? next : one)))}
            />
          </ItemCard>
        ))}
      </ol>
      <MoreInEnglish field={field} path={path} count={items.length} />
      <p className={classes.said} role="status">
        {said}
      </p>
      <AddItem field={field} isFull={items.length >= field.maximum} onAdd={insert} />
    </fieldset>
  );
}

interface AddItemProps {
  readonly field: ListField | BlocksField;
  readonly isFull: boolean;
  readonly onAdd: (item: Item) => void;
}

function AddItem({ field, isFull, onAdd }: AddItemProps) {
  const button = { size: 'xs', variant: 'default', leftSection: <IconPlus size={14} aria-hidden /> } as const;
  if (isFull) return <p className={classes.note}>There are as many as fit.</p>;
  if (field.kind === 'list')
    return (
      <Button {...button} onClick={() => onAdd(blankShape(field.item))}>
        Add to {field.label.toLowerCase()}
      </Button>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button {...button}>Add a block</Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.kinds}>
        {Object.entries(field.kinds).map(([kind, { label }]) => (
          <Menu.Item key={kind} onClick={() => onAdd(blankBlock(field, kind))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Items with keys that stay theirs when they are moved. */
function useItems(items: readonly Item[], onChange: (items: readonly Item[]) => void) {
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_, at) => at));
  const next = Math.max(-1, ...keys) + 1;
  // Somebody else's were taken over.
  if (keys.length !== items.length) setKeys(items.map((_, at) => keys[at] ?? next + at));
  const [said, setSaid] = useState('');
  const moved = <One,>(list: readonly One[], from: number, to: number): One[] => {
    const rest = list.toSpliced(from, 1);
    return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
  };
  return {
    keys,
    said,
    insert: (item: Item): void => {
      setKeys([...keys, next]);
      onChange([...items, item]);
      setSaid(`Added as number ${String(items.length + 1)}.`);
    },
    remove: (at: number): void => {
      setKeys(keys.toSpliced(at, 1));
      onChange(items.toSpliced(at, 1));
      setSaid(`Number ${String(at + 1)} is taken away.`);
    },
    move: (from: number, to: number): void => {
      setKeys(moved(keys, from, to));
      onChange(moved(items, from, to));
      setSaid(`Moved to place ${String(to + 1)} of ${String(items.length)}.`);
    },
  };
}

const shapeOf = (field: ListField | BlocksField, item: Item): FormShape =>
  field.kind === 'list' ? field.item : (field.kinds[String(item['kind'])]?.shape ?? {});

const nameOf = (field: ListField | BlocksField, item: Item): string =>
  field.kind === 'list' ? field.label : (field.kinds[String(item['kind'])]?.label ?? 'Block');
