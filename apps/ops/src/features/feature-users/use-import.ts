import {
  featureErrors,
  type FeatureView,
  type ImportMode,
  type ImportPreview,
} from '@lyceum/contracts/admin';
import { ApiError } from '@lyceum/session';
import { useState } from 'react';
import { longQuery, trpc } from '../../app/trpc';
import { useSteps } from '../../layout/use-steps';
import { changeText } from './import-text';
import { useTakingBack } from './use-taking-back';

/** An import of emails: what would change, and its application exactly as it was shown. */
export function useImport(feature: FeatureView, onDone: () => void) {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const { refusal, setRefusal, isBusy, run } = useSteps();
  const utilities = trpc.useUtils();
  const replace = trpc.features.replaceEmails.useMutation();
  const tell = useTakingBack(feature);

  const look = async (mode: ImportMode, text: string): Promise<void> => {
    const input = { featureId: feature.id, mode, text };
    setPreview(await utilities.client.features.previewImport.query(input, longQuery));
  };

  /** A preview that is stale is made anew. */
  const lookAgain = async (failure: unknown, mode: ImportMode, text: string): Promise<void> => {
    const isStale = failure instanceof ApiError && failure.code === featureErrors.CHANGED_MEANWHILE.code;
    if (isStale) await look(mode, text).catch(() => setPreview(null));
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
        (failure) => lookAgain(failure, mode, text),
      ),
  };
}
