import { confirm } from '@lyceum/ui';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './entry-form.module.css';
import { useCardMoves } from './use-card-moves';

interface ItemCardProps {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One block: Alt with an arrow key moves it, too, from anywhere in it. */
export function ItemCard({ name, at, count, onMove, onRemove, children }: ItemCardProps) {
  const title = `${String(at + 1)}. ${name}`;
  const { box, move, onKeyDown } = useCardMoves({ at, count, onMove });
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Take “${title}” away?`,
      message: 'What is written in it goes, too. The versions before still have it.',
      confirmLabel: 'Take away',
      tone: 'danger',
    });
    if (isSure) onRemove();
  };
  return (
    <li ref={box} className={classes.card} aria-label={title} onKeyDown={onKeyDown}>
      <header className={classes.cardHead}>
        <span className={classes.cardTitle}>{title}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move ${title} up`}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move ${title} down`}
          disabled={at === count - 1}
          onClick={() => move(at + 1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Take ${title} away`}
          onClick={() => void remove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </header>
      {children}
    </li>
  );
}
