import { moderationLimits } from '@lyceum/contracts/moderation';
import { Textarea } from '@mantine/core';
import { useState } from 'react';

interface ReasonFieldProps {
  readonly initial: string;
  readonly onReason: (text: string) => void;
}

/** Why many are decided as they are; whom it concerns reads it, so there has to be one. */
export function ReasonField({ initial, onReason }: ReasonFieldProps) {
  const [isBlank, setBlank] = useState(false);
  return (
    <Textarea
      label="Reason"
      description="The authors read it."
      defaultValue={initial}
      maxLength={moderationLimits.reasonLength}
      autosize
      minRows={2}
      error={isBlank && 'Say why, please.'}
      onChange={({ currentTarget: { value } }) => {
        setBlank(value.trim() === '');
        onReason(value);
      }}
    />
  );
}
