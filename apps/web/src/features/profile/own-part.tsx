import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as messages from './profile.messages';

interface OwnPartProps {
  readonly title: string;
  /** What the button that opens the form does. */
  readonly label: string;
  /** The form; it is left by `onDone`. */
  readonly form: (onDone: () => void) => ReactNode;
  /** What stands there while it is not changed. */
  readonly children: ReactNode;
}

/** A part of one's own page, which is changed where it stands. */
export function OwnPart({ title, label, form, children }: OwnPartProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const button = (
    <Button ref={opener} size="xs" variant="default" aria-label={label} onClick={() => setEditing(true)}>
      {messages.edit()}
    </Button>
  );
  return (
    <SectionCard title={title} action={!isEditing && button}>
      {isEditing ? (
        <Suspense fallback={<TextSkeleton label={messages.loadingTheForm()} />}>
          {form(() => setEditing(false))}
        </Suspense>
      ) : (
        children
      )}
    </SectionCard>
  );
}
