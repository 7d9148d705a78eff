import { fullName } from '@lyceum/contracts/auth';
import type { UserLinkProps } from '@lyceum/ui';
import { Popover, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as messages from './friends.messages';
import { PersonCard } from './person-card';
import classes from './user-hover-card.module.css';

/** `hovered` while the pointer is on name or card, `focused` while the focus is on the name, `held` after a press. */
type CardState = 'closed' | 'hovered' | 'focused' | 'held';

/** A pointer that only passes by opens nothing; one on its way to the card does not close it. Milliseconds. */
const delays = { open: 350, close: 250 } as const;

/**
 * A name that opens its person's card on hover and on focus; a press or a touch opens it to stay and moves the focus
 * into it (checklist line 145).
 */
export function UserHoverCard({ user, children }: UserLinkProps) {
  const card = useCardState();
  const { state, set } = card;
  const trigger = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  usePointerBeyond(state === 'hovered', [trigger, dropdown], () => set('closed'));
  const name = fullName(user);
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
        <button ref={trigger} type="button" className={classes.trigger} {...triggerHandlers(card)}>
          {children}
          {/* Beside what is seen, which may be more than the name: a label would have to repeat all of it. */}
          <VisuallyHidden>{messages.showCard()}</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        className={classes.card ?? ''}
        aria-label={name}
        onPointerEnter={() => {
          // A press in the card takes the focus from the name, which must not put the card away.
          if (state === 'focused') set('hovered');
        }}
      >
        <Card userId={user.id} onLeave={() => set('closed')} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** How the name opens its card, and puts away one that the focus alone has opened. */
function triggerHandlers({ state, set, soon }: ReturnType<typeof useCardState>) {
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch' && state === 'closed') soon('hovered');
    },
    onPointerLeave: () => {
      if (state === 'closed') set('closed');
    },
    onFocus: ({ currentTarget }) => {
      if (state === 'closed' && currentTarget.matches(':focus-visible')) soon('focused');
    },
    onBlur: () => {
      if (state === 'closed' || state === 'focused') set('closed');
    },
    onClick: () => set(state === 'held' ? 'closed' : 'held'),
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || state === 'closed') return;
      // The card goes, not the window it stands in.
      event.stopPropagation();
      set('closed');
    },
  } satisfies ComponentProps<'button'>;
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
    timer.current = window.setTimeout(() => setState(next), delays.open);
  };
  return { state, set, soon };
}

/**
 * Tells when the pointer has been beyond the elements for a moment. A leave event of the elements would not do: it is
 * lost when what lies under the pointer is taken out of the page, as "Try again" is when it has helped.
 */
function usePointerBeyond(
  isWatched: boolean,
  elements: readonly RefObject<HTMLElement | null>[],
  onBeyond: () => void,
): void {
  const latest = useRef({ elements, onBeyond });
  useEffect(() => {
    latest.current = { elements, onBeyond };
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    let timer: number | undefined;
    const follow = ({ target }: Event): void => {
      const isInside = latest.current.elements.some(({ current }) => current?.contains(target as Node));
      if (isInside) {
        window.clearTimeout(timer);
        timer = undefined;
      } else {
        timer ??= window.setTimeout(() => latest.current.onBeyond(), delays.close);
      }
    };
    document.addEventListener('pointermove', follow, { passive: true });
    return () => {
      document.removeEventListener('pointermove', follow);
      window.clearTimeout(timer);
    };
  }, [isWatched]);
}
