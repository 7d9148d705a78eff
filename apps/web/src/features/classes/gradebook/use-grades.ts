import { type Gradebook, liveCourseErrors } from '@lyceum/contracts/live-course';
import { ApiError } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { execute, type GradeChangeInput, SaveGradesDocument, UndoGradesDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Cell, changed, withCells } from './book';
import * as messages from './gradebook.messages';
import { gradebookQuery } from './gradebook-queries';

interface CellPlace {
  readonly studentId: string;
  readonly homeworkId: string;
}

export const keyOf = ({ studentId, homeworkId }: CellPlace): string => `${studentId} ${homeworkId}`;

/** A change of a cell, with the cell as its grader saw it. */
export interface CellChange extends CellPlace {
  readonly cell: Cell;
  readonly to: Pick<GradeChangeInput, 'score' | 'mark' | 'comment' | 'dueDate'>;
}

/** Sends changes of grades and shows them at once; what somebody else did meanwhile is shown in their place. */
export function useGrades(groupTag: string) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<string, Cell>>(new Map());
  const { queryKey } = gradebookQuery(groupTag);

  const show = useCallback(
    (cells: Parameters<typeof withCells>[1]) =>
      queryClient.setQueryData<Gradebook>(queryKey, (book) => book && withCells(book, cells)),
    [queryClient, queryKey],
  );
  const undo = async (batchId: string): Promise<void> => {
    try {
      const { undoLiveCourseGrades: undone } = await execute(UndoGradesDocument, { groupTag, batchId });
      show([...undone.saved, ...undone.conflicts]);
      toast.success(
        undone.conflicts.length > 0
          ? messages.conflicts({ count: undone.conflicts.length })
          : messages.undone(),
      );
    } catch {
      toast.error(messages.savingFailed());
    }
  };
  const { inTurn, seen, keepSeen } = useTurns();
  const send = async (changes: readonly CellChange[], allOrNone: boolean): Promise<boolean> => {
    try {
      const sent = changes.map(({ studentId, homeworkId, cell, to }) => {
        const place = { studentId, homeworkId };
        return { ...place, version: seen(place, cell), ...to };
      });
      const { saveLiveCourseGrades: answer } = await execute(SaveGradesDocument, {
        groupTag,
        changes: sent,
        allOrNone,
      });
      keepSeen(answer.saved);
      show([...answer.saved, ...answer.conflicts]);
      tellOf(answer, () => void undo(answer.batchId));
      return answer.conflicts.length === 0;
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === liveCourseErrors.GRADE_CHANGED.code;
      toast.error(isChanged ? error.message : messages.savingFailed());
      await queryClient.invalidateQueries({ queryKey });
      return false;
    }
  };
  /** @returns whether the server took it: what nobody else has changed, or all or none of it */
  const change = async (changes: readonly CellChange[], allOrNone = false): Promise<boolean> => {
    if (changes.length === 0) return true;
    const wanted = new Map(changes.map((one) => [keyOf(one), changed(one.cell, one.to)]));
    setPending((now) => new Map([...now, ...wanted]));
    const isTaken = await inTurn(() => send(changes, allOrNone));
    // What was changed once more meanwhile is still on its way.
    setPending((now) => new Map([...now].filter(([key, cell]) => wanted.get(key) !== cell)));
    return isTaken;
  };
  return { pending, change };
}

/** Changes go one after another: who changes a cell again before the answer has seen what they changed it to. */
function useTurns() {
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const own = useRef(new Map<string, number>());
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = turn.current.then(task);
    turn.current = result;
    return result;
  };
  return {
    inTurn,
    seen: (place: CellPlace, { version }: Cell): number =>
      Math.max(version, own.current.get(keyOf(place)) ?? 0),
    keepSeen: (cells: readonly (CellPlace & { readonly version: number })[]): void => {
      for (const cell of cells) own.current.set(keyOf(cell), cell.version);
    },
  };
}

interface Answer {
  readonly saved: readonly unknown[];
  readonly conflicts: readonly { readonly gradedBy: string | null }[];
}

/** One cell says enough by itself; of many, and of what others did, somebody is told. */
function tellOf({ saved, conflicts }: Answer, onUndo: () => void): void {
  const [first] = conflicts;
  if (first && conflicts.length === 1)
    toast.error(messages.conflict({ name: first.gradedBy ?? messages.somebody() }));
  else if (first) toast.error(messages.conflicts({ count: conflicts.length }));
  if (saved.length > 1)
    toast.success(messages.saved({ count: saved.length }), {
      action: { label: messages.undo(), onClick: onUndo },
    });
}
