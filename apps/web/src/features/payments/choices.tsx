import { useId } from 'react';
import classes from './payments.module.css';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, each a line that a thumb hits. */
export function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span dir="auto">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
