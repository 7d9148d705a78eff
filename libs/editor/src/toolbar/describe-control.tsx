import { richTextLimits } from '@lyceum/rich-text';
import { Button, TextInput } from '@mantine/core';
import { IconTextCaption } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import * as messages from '../editor.messages';
import { ToolPopover } from './tool-popover';

/** Says in words what the selected picture shows, for those who do not see it. There only while one is selected. */
export function DescribeControl({ editor }: { readonly editor: Editor }) {
  const isPicture = useEditorState({ editor, selector: (state) => state.editor.isActive('image') });
  if (!isPicture) return null;
  return (
    <ToolPopover label={messages.describeThePicture()} icon={<IconTextCaption size={16} aria-hidden />}>
      {(close) => (
        <DescriptionForm
          start={String(editor.getAttributes('image').alt ?? '')}
          onSubmit={(alt) => {
            editor.chain().focus().updateAttributes('image', { alt }).run();
            close();
          }}
        />
      )}
    </ToolPopover>
  );
}

interface DescriptionFormProps {
  readonly start: string;
  readonly onSubmit: (description: string) => void;
}

function DescriptionForm({ start, onSubmit }: DescriptionFormProps) {
  const [description, setDescription] = useState(start);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React hands the event on to the form the editor belongs to.
    event.stopPropagation();
    onSubmit(description.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        label={messages.whatDoesItShow()}
        description={messages.whoHearsIt()}
        w={280}
        maw="100%"
        dir="auto"
        maxLength={richTextLimits.descriptionLength}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" size="xs" mt="sm">
        {messages.save()}
      </Button>
    </form>
  );
}
