import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './reading.module.css';
import * as messages from './reading.messages';

interface PinFormProps {
  readonly stored?: string;
  readonly hasPages: boolean;
  readonly onSave: (text: string, page: number) => Promise<void>;
  readonly onCancel: () => void;
}

/** What is said of a place; Ctrl and Enter saves, Escape goes back. */
export function PinForm({ stored = '', hasPages, onSave, onCancel }: PinFormProps) {
  const [text, setText] = useState(stored);
  const [page, setPage] = useState('1');
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (text.trim() === '') return;
    setSaving(true);
    await onSave(text.trim(), Number.parseInt(page, 10) || 1);
    setSaving(false);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {hasPages && (
        <TextInput
          type="number"
          label={messages.page()}
          value={page}
          min={1}
          max={liveCourseLimits.pinnedPages}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={messages.pinText()}
        value={text}
        maxLength={liveCourseLimits.pinLength}
        autosize
        minRows={2}
        dir="auto"
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <div className={classes.walk}>
        <Button type="submit" size="xs" loading={isSaving}>
          {messages.save()}
        </Button>
        <Button variant="default" size="xs" onClick={onCancel}>
          {messages.cancel()}
        </Button>
      </div>
    </form>
  );
}
