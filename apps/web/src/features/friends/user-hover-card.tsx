import type { UserLinkProps } from '@lyceum/ui';
import { Popover, VisuallyHidden } from '@mantine/core';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PersonCard } from './person-card';
import classes from './user-hover-card.module.css';

/** `peek` while the pointer or the focus is on the name; `held` after a press, until it is closed. */
type CardState = 'closed' | 'peek' | 'held';

/** A pointer that only passes by opens nothing; one on its way to the card does not close it. Milliseconds. */
const delays = { open: 350, close: 250 } as const;

/**
 * A name that opens its person's card on hover and on focus; a press or a touch opens it to stay and moves the focus
 * into it (checklist line 145).
 */
export function UserHoverCard({ user, children }: UserLinkProps) {
  const { state, set, soon } = useCardState();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') soon(state === 'held' ? 'held' : 'peek');
    },
    onPointerLeave: () => {
      if (state !== 'held') soon('closed');
    },
  };
  return (
    <Popover
      opened={state !== 'closed'}
      onChange={(opened) => {
        if (!opened) set('closed');
      }}
      position="bottom-start"
      width={304}
      trapFocus={state === 'held'}
      returnFocus={state === 'held'}
      withinPortal
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.trigger}
          {...hover}
          onFocus={({ currentTarget }) => {
            if (state === 'closed' && currentTarget.matches(':focus-visible')) soon('peek');
          }}
          onBlur={() => {
            if (state !== 'held') soon('closed');
          }}
          onClick={() => set(state === 'held' ? 'closed' : 'held')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || state === 'closed') return;
            // The card goes, not the window it stands in.
            event.stopPropagation();
            set('closed');
          }}
        >
          {children}
          {/* Beside what is seen, which may be more than the name: a label would have to repeat all of it. */}
          <VisuallyHidden>show card</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.card ?? ''} aria-label={name} {...hover}>
        <Card userId={user.id} onLeave={() => set('closed')} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Keeps Escape from what lies under the card. */
function Card({ userId, onLeave }: { readonly userId: string; readonly onLeave: () => void }): ReactNode {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <PersonCard userId={userId} onLeave={onLeave} />
    </div>
  );
}

function useCardState() {
  const [state, setState] = useState<CardState>('closed');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const set = (next: CardState): void => {
    window.clearTimeout(timer.current);
    setState(next);
  };
  const soon = (next: CardState): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState(next), next === 'closed' ? delays.close : delays.open);
  };
  return { state, set, soon };
}
