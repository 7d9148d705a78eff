import { decodeText } from '@lyceum/shell';
import { Button, FileButton } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';

/** Reads a CSV file, however the program that wrote it encodes text. */
export function CsvFileButton({ onText }: { readonly onText: (text: string) => void }) {
  const read = async (file: File | null): Promise<void> => {
    if (file) onText(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <FileButton
      accept=".csv,.txt,text/csv,text/plain"
      onChange={(file) => void read(file)}
      inputProps={{ 'aria-label': 'CSV file' }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="xs"
          leftSection={<IconFileTypeCsv size={16} stroke={1.75} aria-hidden />}
          style={{ alignSelf: 'start' }}
        >
          Choose a CSV file
        </Button>
      )}
    </FileButton>
  );
}
