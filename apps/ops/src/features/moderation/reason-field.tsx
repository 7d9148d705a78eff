import { moderationLimits } from '@lyceum/contracts/moderation';
import { Textarea } from '@mantine/core';

interface ReasonFieldProps {
  readonly initial: string;
  readonly onReason: (text: string) => void;
}

/** Why many are decided as they are; whom it concerns reads it. */
export function ReasonField({ initial, onReason }: ReasonFieldProps) {
  return (
    <Textarea
      label="Reason"
      description="The authors read it."
      defaultValue={initial}
      maxLength={moderationLimits.reasonLength}
      autosize
      minRows={2}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
