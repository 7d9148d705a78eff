import type { FeatureView } from '@lyceum/contracts/admin';
import { trpc } from '../../app/trpc';

/** Keeps what is already loaded in step with what became of one feature. */
export function useFeatureCache() {
  const utilities = trpc.useUtils();
  return {
    replace: (feature: FeatureView): void => {
      utilities.features.get.setData({ featureId: feature.id }, feature);
      void utilities.features.emails.invalidate({ featureId: feature.id });
      void utilities.features.list.invalidate();
      void utilities.features.users.invalidate();
    },
    /** What is known of the feature is no longer true. */
    forget: (featureId: string): Promise<void> =>
      Promise.all([
        utilities.features.get.invalidate({ featureId }),
        utilities.features.emails.invalidate({ featureId }),
      ]).then(() => undefined),
  };
}
