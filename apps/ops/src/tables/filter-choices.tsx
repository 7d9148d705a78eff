import { SearchField } from '@lyceum/ui';
import { Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import classes from './filter-chip.module.css';
import type { FilterFieldsProps } from './filter-fields';
import { choicesOf } from './filter-text';

/** From so many choices on, typing finds one faster than the eye. */
const many = 8;

/** One or more of the column's choices. */
export function ChoiceFields({ column, text, onText }: FilterFieldsProps) {
  const [wanted, setWanted] = useState('');
  const chosen = choicesOf(text);
  const all = Object.entries(column.choices ?? {});
  const shown = all.filter(([, words]) => words.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      {all.length > many && (
        <SearchField
          label={`Find in ${column.label.toLowerCase()}`}
          size="sm"
          delay={0}
          value={wanted}
          onChange={setWanted}
        />
      )}
      <div className={classes.choices} role="group" aria-label={column.label}>
        {shown.map(([value, words]) => (
          <Checkbox
            key={value}
            className={classes.choice}
            size="xs"
            label={words}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onText(
                (event.currentTarget.checked
                  ? [...chosen, value]
                  : chosen.filter((other) => other !== value)
                ).join(','),
              )
            }
          />
        ))}
        {shown.length === 0 && <p className={classes.nothing}>None is called that.</p>}
      </div>
    </>
  );
}

/** Yes or no. */
export function FlagFields({ column, text, onText }: FilterFieldsProps) {
  return (
    <Radio.Group aria-label={column.label} value={text} onChange={onText}>
      <div className={classes.choices}>
        <Radio size="xs" value="yes" label="Yes" className={classes.choice} />
        <Radio size="xs" value="no" label="No" className={classes.choice} />
      </div>
    </Radio.Group>
  );
}
