import type { FeatureView, ImportMode } from '@lyceum/contracts/admin';
import { Alert, Button, Group, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { CsvFileButton } from '../../layout/csv-file-button';
import { useDrawerChanges } from '../../layout/form-drawer';
import { ImportPreviewList } from './import-preview-list';
import { changeText } from './import-text';
import { useImport } from './use-import';

interface ImportFormProps {
  readonly feature: FeatureView;
  readonly onDone: () => void;
}

const modes: { value: ImportMode; label: string }[] = [
  { value: 'ADD', label: 'Add' },
  { value: 'REMOVE', label: 'Remove' },
  { value: 'REPLACE', label: 'Replace all' },
];

const explanations: Readonly<Record<ImportMode, string>> = {
  ADD: 'Puts these emails on the list. Nobody is removed.',
  REMOVE: 'Takes these emails off the list.',
  REPLACE: 'Makes the list exactly these emails: everybody else is removed.',
};

/** Emails by paste or from a CSV file: first what would change, then the change. */
export function ImportForm({ feature, onDone }: ImportFormProps) {
  const [input, setInput] = useState<{ mode: ImportMode; text: string }>({ mode: 'ADD', text: '' });
  const { mode, text } = input;
  const { preview, refusal, isBusy, forget, look, apply } = useImport(feature, onDone);
  useDrawerChanges(text !== '');
  const change = preview ? changeText(preview) : '';
  const edit = (changed: Partial<typeof input>): void => {
    setInput((now) => ({ ...now, ...changed }));
    forget();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (preview && change !== '' ? apply(mode, text) : look(mode, text));
      }}
    >
      <Stack gap="md">
        <SegmentedControl
          data={modes}
          value={mode}
          onChange={(value) => edit({ mode: value as ImportMode })}
          aria-label="What to do"
          fullWidth
        />
        <Textarea
          label="Emails"
          description={`${explanations[mode]} One a line, with commas between them, or a CSV file with a column “email”.`}
          value={text}
          onChange={(event) => edit({ text: event.currentTarget.value })}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          data-autofocus
        />
        <CsvFileButton onText={(read) => edit({ text: read })} />
        {refusal && (
          <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {refusal}
          </Alert>
        )}
        {preview && <ImportPreviewList preview={preview} mode={mode} />}
        <Group gap="xs" data-form-foot>
          <Button
            type="submit"
            loading={isBusy}
            disabled={text.trim() === '' || (preview !== null && change === '')}
            {...(preview && preview.removed.length > 0 && { color: 'danger' })}
          >
            {preview ? `Apply${change && `: ${change}`}` : 'Show what changes'}
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
