import type { MatchedReports, SavedReports, StaffGroup } from '@lyceum/contracts/live-course';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { uploadFile } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useRef, useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { longQuery, trpc } from '../../../app/trpc';
import { formatNumber } from '../../../layout/formats';

/** One of the files was not taken. */
class NotSent extends Error {}

/** One step after the other, each with why it was refused. */
function useRun() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await step();
    } catch (error) {
      setRefusal(
        error instanceof NotSent
          ? error.message
          : (failureTexts(asFailure(error)).description ??
              'Something went wrong on our side. Please try again.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return { refusal, setRefusal, isBusy, run };
}

/** @throws Error that says which file it was */
async function send(file: File): Promise<string> {
  try {
    return (await uploadFile(file, { folder: 'class-reports' })).url;
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
  const { refusal, setRefusal, isBusy, run } = useRun();
  const utilities = trpc.useUtils();
  const mutation = trpc.liveGroups.saveReports.useMutation();
  return {
    matched,
    chosen,
    saved,
    refusal,
    sent,
    isBusy,
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
      run(async () => {
        const reports = [];
        for (const [file, memberId] of chosen) {
          const bytes = files.current.get(file);
          if (memberId === '' || !bytes) continue;
          setSent(reports.length + 1);
          const path = paths.current.get(file) ?? (await send(bytes));
          paths.current.set(file, path);
          reports.push({ file, path, memberId });
        }
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
