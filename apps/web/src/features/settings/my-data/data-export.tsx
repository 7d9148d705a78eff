import { saveFile } from '@lyceum/ui';
import { readFailure } from '@lyceum/shell';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { downloadExport } from './download-export';
import * as messages from './my-data.messages';

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'working'; readonly bytes: number }
  | { readonly name: 'done' }
  | { readonly name: 'failed'; readonly text: string };

/** Downloads everything about the user, and says how far it is. */
export function DataExport() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const start = async (): Promise<void> => {
    setState({ name: 'working', bytes: 0 });
    try {
      const { content, name } = await downloadExport((bytes) => setState({ name: 'working', bytes }));
      saveFile(content, name);
      setState({ name: 'done' });
    } catch (error) {
      setState({ name: 'failed', text: readFailure(error, []).general ?? '' });
    }
  };
  return (
    <Group gap="md">
      <Button variant="default" loading={state.name === 'working'} onClick={() => void start()}>
        {messages.downloadMyData()}
      </Button>
      <span
        role="status"
        style={{ color: state.name === 'failed' ? 'var(--lyceum-danger)' : 'var(--lyceum-muted)' }}
      >
        {stateText(state)}
      </span>
    </Group>
  );
}

function stateText(state: State): string {
  switch (state.name) {
    case 'idle':
      return '';
    case 'working':
      return state.bytes === 0
        ? messages.collectingYourData()
        : messages.soFar({ kilobytes: Math.ceil(state.bytes / 1_000) });
    case 'done':
      return messages.downloaded();
    case 'failed':
      return state.text;
  }
}
