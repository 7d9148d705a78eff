import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import * as messages from './forms.messages';

export interface FormProblem {
  message: string;
  /** `id` of the field; the message then leads to it. */
  fieldId?: string;
}

export interface FormErrorSummaryProps {
  problems: readonly FormProblem[];
  title?: string;
  /** The log id of an unexpected failure. */
  reference?: string;
  /** Moves the focus here when new problems arrive, as after a refused submit. Default true. */
  takesFocus?: boolean;
}

function Problem({ message, fieldId }: FormProblem) {
  if (!fieldId) return <>{message}</>;
  return (
    <a
      href={`#${fieldId}`}
      style={{ color: 'inherit' }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {message}
    </a>
  );
}

/** What is wrong with a form, in one place above it. Takes the focus when new problems arrive; empty shows nothing. */
export function FormErrorSummary({ problems, title, reference, takesFocus = true }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const signature = problems.map((problem) => problem.message).join('\n');
  useEffect(() => {
    if (signature && takesFocus) box.current?.focus();
  }, [signature, takesFocus]);
  if (problems.length === 0) return null;

  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="danger"
      title={title ?? messages.needsAttention({ count: problems.length })}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <List size="sm" spacing={4} listStyleType={problems.length > 1 ? 'disc' : 'none'} withPadding={false}>
        {problems.map((problem) => (
          <List.Item key={`${problem.fieldId ?? ''}${problem.message}`}>
            <Problem {...problem} />
          </List.Item>
        ))}
      </List>
      {reference && (
        <div style={{ marginTop: 8, fontSize: '0.8125rem' }}>{messages.reference({ id: reference })}</div>
      )}
    </Alert>
  );
}
