import {
  featureErrors,
  type FeatureView,
  type ImportMode,
  type ImportPreview,
} from '@lyceum/contracts/admin';
import { failureTexts } from '@lyceum/shell';
import { ApiError } from '@lyceum/session';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { longQuery, trpc } from '../../app/trpc';
import { changeText } from './import-text';
import { useTakingBack } from './use-taking-back';

/** An import of emails: what would change, and its application exactly as it was shown. */
export function useImport(feature: FeatureView, onDone: () => void) {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const utilities = trpc.useUtils();
  const replace = trpc.features.replaceEmails.useMutation();
  const tell = useTakingBack(feature);

  const look = async (mode: ImportMode, text: string): Promise<void> => {
    const input = { featureId: feature.id, mode, text };
    setPreview(await utilities.client.features.previewImport.query(input, longQuery));
  };

  /** Runs one step; what went wrong is told, and a stale preview made anew. */
  const run = async (step: () => Promise<void>, lookAgain?: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await step();
    } catch (thrown) {
      const error = asFailure(thrown);
      const isStale = error instanceof ApiError && error.code === featureErrors.CHANGED_MEANWHILE.code;
      if (isStale) await lookAgain?.().catch(() => setPreview(null));
      setRefusal(failureTexts(error).description ?? 'Something went wrong on our side. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return {
    preview,
    refusal,
    isBusy,
    /** What was typed is no longer what was looked at. */
    forget: () => {
      setPreview(null);
      setRefusal(null);
    },
    look: (mode: ImportMode, text: string) => run(() => look(mode, text)),
    apply: (mode: ImportMode, text: string) =>
      run(
        async () => {
          if (!preview) return;
          const { added, removed, revision } = preview;
          const changed = await replace.mutateAsync({ featureId: feature.id, added, removed, revision });
          tell(`${feature.name}: ${changeText(preview)}.`, preview, changed.revision);
          onDone();
        },
        () => look(mode, text),
      ),
  };
}
