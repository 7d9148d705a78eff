import { Checkbox } from '@mantine/core';
import classes from './chats.module.css';
import { FriendChoice } from './friend-choice';

interface FriendChecksProps {
  readonly except?: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The reader's friends, any number of whom are chosen. */
export function FriendChecks({ except = [], chosen, onChange }: FriendChecksProps) {
  return (
    <FriendChoice except={except}>
      {({ id }, name) => (
        <Checkbox
          className={classes.check ?? ''}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      )}
    </FriendChoice>
  );
}
