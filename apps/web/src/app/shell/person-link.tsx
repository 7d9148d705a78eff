import { optionalPart } from '@lyceum/shell';
import type { UserLinkProps } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import type { CardState } from '../../features/friends/user-hover-card';
import classes from './person-link.module.css';

export const loadUserCard = () =>
  import('../../features/friends/user-hover-card').then((it) => it.UserHoverCard);

const UserHoverCard = optionalPart(loadUserCard);

/** A pointer that only passes by opens nothing; a finger that stays does. Milliseconds. */
const delays = { open: 350, hold: 450 } as const;

/** A finger that goes further than so many pixels scrolls. */
const scrolls = 10;

/**
 * A name that leads to its person's profile, with their card on hover and focus; a finger that stays on it, and the
 * arrow down, open the card to stay and move the focus into it (checklist line 145).
 */
export function PersonLink({ user, kind = 'name', children }: UserLinkProps) {
  const card = useCardState();
  const link = useRef<HTMLAnchorElement>(null);
  const isPicture = kind === 'picture';
  return (
    <>
      <Link
        ref={link}
        to="/u/$userId"
        params={{ userId: user.id }}
        preload={false}
        draggable={false}
        className={classes[kind] ?? ''}
        aria-haspopup="dialog"
        aria-expanded={card.state !== 'closed'}
        {...(isPicture && { tabIndex: -1, 'aria-hidden': true })}
        {...handlersOf(card)}
      >
        {children}
      </Link>
      {card.wasOpen && (
        <Suspense>
          <UserHoverCard user={user} link={link} state={card.state} onChange={card.set} />
        </Suspense>
      )}
    </>
  );
}

type Card = ReturnType<typeof useCardState>;

const handlersOf = (card: Card): ComponentProps<'a'> => ({ ...pointing(card), ...holding(card) });

/** How a pointer and the keyboard open the card, and put away one that the focus alone has opened. */
const pointing = ({ state, set, soon }: Card) =>
  ({
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch' && state === 'closed') soon('hovered', delays.open);
    },
    onPointerLeave: () => {
      if (state === 'closed') set('closed');
    },
    onFocus: ({ currentTarget }) => {
      if (state === 'closed' && currentTarget.matches(':focus-visible')) soon('focused', delays.open);
    },
    onBlur: () => {
      if (state === 'closed' || state === 'focused') set('closed');
    },
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        set('held');
      } else if (event.key === 'Escape' && state !== 'closed') {
        // The card goes, not the window it stands in.
        event.stopPropagation();
        set('closed');
      }
    },
  }) satisfies ComponentProps<'a'>;

/** How a finger that stays opens it, instead of the browser's own menu for links. */
const holding = ({ finger, set, soon }: Card) =>
  ({
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      finger.current = pointerType === 'touch' ? { x, y, hasHeld: false } : null;
      if (finger.current) soon('held', delays.hold);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { current } = finger;
      if (!current || current.hasHeld) return;
      if (Math.hypot(clientX - current.x, clientY - current.y) > scrolls) set('closed');
    },
    onPointerUp: () => {
      if (finger.current?.hasHeld === false) set('closed');
    },
    onPointerCancel: () => {
      if (finger.current?.hasHeld === false) set('closed');
    },
    onContextMenu: (event) => {
      if (finger.current) event.preventDefault();
    },
    onClick: (event) => {
      if (finger.current?.hasHeld) event.preventDefault();
      else set('closed');
    },
  }) satisfies ComponentProps<'a'>;

interface Finger {
  readonly x: number;
  readonly y: number;
  /** Whether it has stayed long enough to open the card: to lift it opens nothing more. */
  hasHeld: boolean;
}

function useCardState() {
  const [state, setState] = useState<CardState>('closed');
  const [wasOpen, setWasOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const finger = useRef<Finger>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const set = (next: CardState): void => {
    window.clearTimeout(timer.current);
    setState(next);
    if (next === 'closed') return;
    setWasOpen(true);
    if (finger.current) finger.current.hasHeld = true;
  };
  const soon = (next: CardState, after: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => set(next), after);
  };
  return { state, wasOpen, finger, set, soon };
}
