import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { ThreadCard } from '../thread-card/thread-card';
import type { ThreadRow } from '../forum.types';
import * as messages from './arrange.messages';
import classes from './pinned-threads.module.css';

export interface ArrangeThreadsProps {
  readonly threads: readonly ThreadRow[];
  /** A thread lies over the page: nothing under it is dragged (checklist line 92). */
  readonly isThreadOpen: boolean;
  /** The new order, by id. */
  readonly onOrder: (ids: string[]) => void;
  readonly onPin: (threadId: string, pinned: boolean) => void;
}

/** Pinned threads for who keeps their order: dragged, or moved by the arrow keys on the handle or by buttons. */
export function ArrangeThreads({ threads, isThreadOpen, onOrder, onPin }: ArrangeThreadsProps) {
  const [news, setNews] = useState('');
  // A click on the handle is no drag. dnd-kit’s own keys are not used: it loses those that come while it measures.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const ids = threads.map(({ id }) => id);
  const move = (from: number, to: number): void => {
    const thread = threads[from];
    if (!thread || to < 0 || to >= ids.length || from === to) return;
    onOrder(arrayMove(ids, from, to));
    setNews(messages.movedTo({ title: thread.title, place: to + 1, places: ids.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: silence,
        screenReaderInstructions: { draggable: messages.howToMove() },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isThreadOpen}>
        <ul className={classes.list}>
          {threads.map((thread, index) => (
            <PinnedThread
              key={thread.id}
              thread={thread}
              isDraggable={!isThreadOpen}
              onUp={index > 0 ? () => move(index, index - 1) : null}
              onDown={index < threads.length - 1 ? () => move(index, index + 1) : null}
              onPin={(pinned) => onPin(thread.id, pinned)}
            />
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </DndContext>
  );
}

/** Whoever drags by a pointer sees where it goes; where it lands is said as for keys and buttons. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface PinnedThreadProps {
  readonly thread: ThreadRow;
  readonly isDraggable: boolean;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onPin: (pinned: boolean) => void;
}

function PinnedThread({ thread, isDraggable, onUp, onDown, onPin }: PinnedThreadProps) {
  const sortable = useSortable({ id: thread.id, disabled: !isDraggable });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const onKeyDown = (event: KeyboardEvent): void => {
    const onMove = { ArrowUp: onUp, ArrowDown: onDown }[event.key];
    if (onMove === undefined) return;
    event.preventDefault();
    onMove?.();
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-movable
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.rail}>
        <ActionIcon
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={classes.handle ?? ''}
          size={28}
          disabled={!isDraggable}
          aria-label={messages.drag(thread)}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon size={28} disabled={!onUp} aria-label={messages.moveUp(thread)} onClick={() => onUp?.()}>
          <IconArrowUp size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={28}
          disabled={!onDown}
          aria-label={messages.moveDown(thread)}
          onClick={() => onDown?.()}
        >
          <IconArrowDown size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.card}>
        <ThreadCard thread={thread} showsForum={false} onPin={onPin} />
      </div>
    </li>
  );
}
