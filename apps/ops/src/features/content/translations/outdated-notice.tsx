import { type ContentDetail, formOf, isTranslated, writtenFields } from '@lyceum/contracts/cms';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { TextSkeleton, toast } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { asFailure } from '../../../app/as-failure';
import { trpc } from '../../../app/trpc';
import formClasses from '../entry-form.module.css';
import type { Draft } from '../use-draft';
import { valueAt } from './original';
import classes from './translations.module.css';

const Compared = lazyPart(() => import('../late-differences').then((it) => it.Compared));

interface OutdatedNoticeProps {
  readonly entry: ContentDetail;
  readonly draft: Draft;
  readonly onDone: () => void;
}

/** Of a translation: how much of it is not written yet, and whether English says something else by now. */
export function OutdatedNotice({ entry, draft, onDone }: OutdatedNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const save = trpc.content.save.useMutation();
  const { original } = entry;
  if (!original) return null;
  const { id: originalId, sourceVersion, liveVersion, version } = original;
  const left = textsLeft(entry, original.data, draft.data);
  const isOutdated = liveVersion !== null && sourceVersion !== null && sourceVersion < liveVersion;
  const settle = async (): Promise<void> => {
    const kept = await draft.keep();
    if (kept === null) return;
    try {
      await save.mutateAsync({ id: entry.id, version: kept, data: draft.data, sourceVersion: version });
      toast.success('It is up to date. Publish it for visitors to read it.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not noted. Please try again.');
    }
    onDone();
  };
  return (
    <>
      {liveVersion === null && (
        <p className={formClasses.note}>Visitors read it once the English one is on the site, too.</p>
      )}
      {left > 0 && (
        <p className={formClasses.count} role="status">
          {left === 1 ? 'One text is' : `${String(left)} texts are`} not written yet.
        </p>
      )}
      {isOutdated && (
        <section className={classes.notice} aria-label="English has changed">
          <p>
            English was published again since this was made of it: it was version {sourceVersion}, and is
            version {liveVersion} now.
          </p>
          <Group gap="xs">
            <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide what changed' : 'What changed in English'}
            </Button>
            <Button size="xs" loading={save.isPending} onClick={() => void settle()}>
              It says the same now
            </Button>
          </Group>
          {isOpen && (
            <Suspense fallback={<TextSkeleton label="Loading the difference" />}>
              <Compared id={originalId} from={sourceVersion} to={liveVersion} />
            </Suspense>
          )}
        </section>
      )}
    </>
  );
}

/** Of texts that are there in English, so many are not in the translation. */
const textsLeft = ({ type }: ContentDetail, english: object, written: object): number =>
  writtenFields(formOf(type), english as Readonly<Record<string, unknown>>).filter(
    ({ field, value, path }) =>
      isTranslated(field) && value.trim() !== '' && String(valueAt(written, path) ?? '').trim() === '',
  ).length;
