import { toast } from '@lyceum/ui';
import {
  DeleteWorkPinDocument,
  EditWorkPinDocument,
  execute,
  type PinOfWorkFragment,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PinForm } from './pin-form';
import classes from './reading.module.css';
import * as messages from './reading.messages';

interface PinListProps {
  readonly pins: readonly PinOfWorkFragment[];
  readonly hasPages: boolean;
  readonly onChanged: () => void;
}

/** Comments at places of the work, by the numbers they have on it. */
export function PinList({ pins, hasPages, onChanged }: PinListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const act = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
      setEditing(null);
    } catch {
      toast.error(messages.pinsFailed());
    }
    onChanged();
  };
  if (pins.length === 0) return <p className={classes.detail}>{messages.noPins()}</p>;
  return (
    <ol className={classes.pins}>
      {pins.map(({ id, page, text, by, isKept }, at) => (
        <li key={id} className={classes.pin} aria-label={messages.pinNumber({ number: String(at + 1) })}>
          {editing === id ? (
            <PinForm
              stored={text}
              hasPages={false}
              onSave={(said) => act(execute(EditWorkPinDocument, { pinId: id, text: said }))}
              onCancel={() => setEditing(null)}
            />
          ) : (
            <>
              <p className={classes.said} dir="auto">
                <span className={classes.number}>{at + 1}</span> {text}
              </p>
              <p className={classes.detail}>
                {[hasPages ? messages.onPage({ page: String(page) }) : null, by].filter(Boolean).join(' · ')}
              </p>
              {isKept && (
                <div className={classes.walk}>
                  <Button size="compact-xs" variant="subtle" onClick={() => setEditing(id)}>
                    {messages.edit()}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="danger"
                    onClick={() => void act(execute(DeleteWorkPinDocument, { pinId: id }))}
                  >
                    {messages.remove()}
                  </Button>
                </div>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
