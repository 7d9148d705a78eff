import type { MatchedReports, SavedReports, StaffGroup } from '@lyceum/contracts/live-course';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { uploadFile } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useEffect, useRef, useState } from 'react';
import { longQuery, trpc } from '../../../app/trpc';
import { formatNumber } from '../../../layout/formats';
import { useSteps } from '../../../layout/use-steps';

/** One of the files was not taken. */
class NotSent extends Error {}

/** Steps that stop when the form is closed: whoever closes it sends nothing any more. */
function useStoppableSteps() {
  const { run: runStep, ...steps } = useSteps();
  const going = useRef(new AbortController());
  const stop = (): void => going.current.abort();
  useEffect(() => () => going.current.abort(), []);
  const run = (step: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    going.current = new AbortController();
    const { signal } = going.current;
    return runStep(async () => {
      try {
        await step(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof NotSent)) throw error;
        steps.setRefusal(error.message);
      }
    });
  };
  return { ...steps, run, stop };
}

/** @throws Error that says which file it was */
async function send(file: File, signal: AbortSignal): Promise<string> {
  try {
    return (await uploadFile(file, { folder: 'class-reports', signal })).url;
  } catch (error) {
    const why = failureTexts(error).description ?? 'It did not arrive. Please try again.';
    throw new NotSent(`${file.name}: ${why} Nothing was given to students yet.`);
  }
}

/** Files with reports on their way to students: looked at by name, sent, and given to whom they are of. */
export function useReports({ id: groupId, groupTag }: StaffGroup) {
  const files = useRef<ReadonlyMap<string, File>>(new Map());
  /** What was sent already: a second try sends the others alone. */
  const paths = useRef(new Map<string, string>());
  const [matched, setMatched] = useState<MatchedReports | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [saved, setSaved] = useState<SavedReports | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const { refusal, setRefusal, isBusy, run, stop } = useStoppableSteps();
  const utilities = trpc.useUtils();
  const mutation = trpc.liveGroups.saveReports.useMutation();
  return {
    matched,
    chosen,
    saved,
    refusal,
    sent,
    isBusy,
    stop,
    look: (given: readonly File[]) =>
      run(async () => {
        if (given.length === 0) return;
        if (given.length > liveCourseLimits.reportsAtOnce) {
          setRefusal(`Send at most ${formatNumber(liveCourseLimits.reportsAtOnce)} files at once.`);
          return;
        }
        files.current = new Map(given.map((file) => [file.name, file]));
        paths.current = new Map();
        const input = { groupId, files: [...files.current.keys()] };
        const answer = await utilities.client.liveGroups.matchReports.query(input, longQuery);
        setMatched(answer);
        setChosen(new Map(answer.rows.map(({ file, memberId }) => [file, memberId ?? ''])));
      }),
    choose: (file: string, memberId: string) => setChosen(new Map(chosen).set(file, memberId)),
    save: () =>
      run(async (signal) => {
        const reports = [];
        for (const [file, memberId] of chosen) {
          const bytes = files.current.get(file);
          if (memberId === '' || !bytes) continue;
          signal.throwIfAborted();
          setSent(reports.length + 1);
          const path = paths.current.get(file) ?? (await send(bytes, signal));
          paths.current.set(file, path);
          reports.push({ file, path, memberId });
        }
        signal.throwIfAborted();
        setSent(null);
        const answer = await mutation.mutateAsync({ groupId, reports });
        setSaved(answer);
        const count = answer.rows.filter(
          ({ outcome }) => outcome === 'SAVED' || outcome === 'REPLACED',
        ).length;
        toast.success(`${groupTag}: ${formatNumber(count)} reports sent.`);
      }),
  };
}
