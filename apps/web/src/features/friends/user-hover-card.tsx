import { fullName } from '@lyceum/contracts/auth';
import type { LinkedUser } from '@lyceum/ui';
import { Popover } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { PersonCard } from './person-card';
import classes from './user-hover-card.module.css';

/** `hovered` while the pointer is on name or card, `focused` while the focus is on the name, `held` to stay. */
export type CardState = 'closed' | 'hovered' | 'focused' | 'held';

/** How long the pointer may be beyond name and card, as on its way from the one to the other. Milliseconds. */
const closesAfter = 250;

interface UserHoverCardProps {
  readonly user: LinkedUser;
  /** The name it hangs on. */
  readonly link: RefObject<HTMLAnchorElement | null>;
  readonly state: CardState;
  readonly onChange: (state: CardState) => void;
}

/** Somebody's card under their name; one that is `held` takes the focus. */
export function UserHoverCard({ user, link, state, onChange }: UserHoverCardProps) {
  const dropdown = useRef<HTMLDivElement>(null);
  const close = (): void => onChange('closed');
  usePointerBeyond(state === 'hovered', [link, dropdown], close);
  return (
    <Popover
      opened={state !== 'closed'}
      onChange={(opened) => {
        if (!opened) close();
      }}
      position="bottom-start"
      width={304}
      trapFocus={state === 'held'}
      withRoles={false}
      withinPortal
    >
      <Popover.Target>
        <StandingLink link={link} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        className={classes.card ?? ''}
        role="dialog"
        aria-label={fullName(user)}
        onPointerEnter={() => {
          // A press in the card takes the focus from the name, which must not put the card away.
          if (state === 'focused') onChange('hovered');
        }}
      >
        <Card
          userId={user.id}
          onLeave={close}
          onEscape={() => {
            link.current?.focus();
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface StandingLinkProps {
  readonly link: UserHoverCardProps['link'];
  readonly ref?: Ref<HTMLAnchorElement | null>;
}

/** The name is there before its card: it is where the card hangs, and nothing more is drawn. */
function StandingLink({ link, ref }: StandingLinkProps) {
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => link.current, [link]);
  return null;
}

interface CardProps {
  readonly userId: string;
  readonly onLeave: () => void;
  readonly onEscape: () => void;
}

/** Keeps Escape from what lies under the card. */
function Card({ userId, onLeave, onEscape }: CardProps): ReactNode {
  return (
    // The focus comes here while what it is for is still on the way.
    <div
      role="presentation"
      tabIndex={-1}
      data-autofocus
      className={classes.content}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      <PersonCard userId={userId} onLeave={onLeave} />
    </div>
  );
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
        timer ??= window.setTimeout(() => latest.current.onBeyond(), closesAfter);
      }
    };
    document.addEventListener('pointermove', follow, { passive: true });
    return () => {
      document.removeEventListener('pointermove', follow);
      window.clearTimeout(timer);
    };
  }, [isWatched]);
}
