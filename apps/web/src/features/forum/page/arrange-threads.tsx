import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { ThreadCard } from '../thread-card/thread-card';
import type { ThreadCardItem } from '../thread-card/thread-card.types';
import classes from './pinned-threads.module.css';

export interface ArrangeThreadsProps {
  readonly threads: readonly ThreadCardItem[];
  /** A thread lies over the page: nothing under it is dragged (checklist line 92). */
  readonly isThreadOpen: boolean;
  /** The new order, by id. */
  readonly onOrder: (ids: string[]) => void;
  readonly onPin: (threadId: string, pinned: boolean) => void;
}

/** Pinned threads for who keeps their order: dragged, or moved by buttons. */
export function ArrangeThreads({ threads, isThreadOpen, onOrder, onPin }: ArrangeThreadsProps) {
  const sensors = useSensors(
    // A click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = threads.map(({ id }) => id);
  const move = (from: number, to: number): void => {
    if (from >= 0 && to >= 0 && to < ids.length && from !== to) onOrder(arrayMove(ids, from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsFor(threads) }}
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
    </DndContext>
  );
}

interface PinnedThreadProps {
  readonly thread: ThreadCardItem;
  readonly isDraggable: boolean;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onPin: (pinned: boolean) => void;
}

function PinnedThread({ thread, isDraggable, onUp, onDown, onPin }: PinnedThreadProps) {
  const sortable = useSortable({ id: thread.id, disabled: !isDraggable });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
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
          aria-label={`Drag ${thread.title}`}
        >
          <IconGripVertical size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={28}
          disabled={!onUp}
          aria-label={`Move ${thread.title} up`}
          onClick={() => onUp?.()}
        >
          <IconArrowUp size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={28}
          disabled={!onDown}
          aria-label={`Move ${thread.title} down`}
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

/** What a screen reader is told while a thread is moved by the keyboard: titles and places rather than ids. */
function announcementsFor(threads: readonly ThreadCardItem[]) {
  const titleOf = (id: unknown): string => threads.find((thread) => thread.id === id)?.title ?? 'The post';
  const placeOf = (id: unknown): string =>
    `place ${String(threads.findIndex((thread) => thread.id === id) + 1)} of ${String(threads.length)}`;
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      `${titleOf(active.id)} is picked up at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? `${titleOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      `${titleOf(active.id)} is put down${over ? ` at ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${titleOf(active.id)} stays where it was.`,
  };
}
