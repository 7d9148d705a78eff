import {
  type ActivityFeature,
  activityFeatureLabels,
  activityFeatures,
  type FunnelStep,
  type UserActionType,
  userActionLabels,
  userActionTypes,
} from '@lyceum/contracts/logging';
import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './analytics.module.css';

const features = activityFeatures.map((value) => ({ value, label: activityFeatureLabels[value] }));
const types = userActionTypes.map((value) => ({ value, label: userActionLabels[value] }));

interface FunnelStepEditorProps {
  readonly number: number;
  readonly step: FunnelStep;
  readonly onChange: (step: FunnelStep) => void;
  /** Null where there must be no fewer steps. */
  readonly onRemove: (() => void) | null;
}

/** One step: a type of action, a feature, a type within a feature, or anything at all. */
export function FunnelStepEditor({ number, step, onChange, onRemove }: FunnelStepEditorProps) {
  return (
    <div className={classes.stepEditor} role="group" aria-label={`Step ${String(number)}`}>
      <span className={classes.stepNumber} aria-hidden>
        {number}
      </span>
      <Select
        size="xs"
        aria-label={`Action of step ${String(number)}`}
        placeholder="Any action"
        data={types}
        value={step.actionType ?? null}
        onChange={(type) => onChange({ ...step, actionType: (type as UserActionType | null) ?? undefined })}
        clearable
        searchable
      />
      <Select
        size="xs"
        aria-label={`Area of step ${String(number)}`}
        placeholder="Any area"
        data={features}
        value={step.feature ?? null}
        onChange={(feature) =>
          onChange({ ...step, feature: (feature as ActivityFeature | null) ?? undefined })
        }
        clearable
        searchable
      />
      {onRemove && (
        <ActionIcon variant="subtle" aria-label={`Remove step ${String(number)}`} onClick={onRemove}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
