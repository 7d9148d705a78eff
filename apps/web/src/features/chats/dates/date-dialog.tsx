import { ChatPlaceOfDateDocument, execute } from '@lyceum/web-graphql';
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as messages from '../chats.messages';
import { seek } from '../search/sought-message';
import { showFailure } from '../show-failure';

interface DateDialogProps {
  readonly chatId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Chooses a day, and leads to what was said then or first after it. */
export function DateDialog({ chatId, name, onClose }: DateDialogProps) {
  const queryClient = useQueryClient();
  const [day, setDay] = useState('');
  const finding = useMutation({
    mutationFn: () => execute(ChatPlaceOfDateDocument, { chatId, at: beginOf(day) }),
    onSuccess: ({ getChatPlaceOfDate: place }) => {
      if (typeof place !== 'number') return;
      seek(queryClient, chatId, place);
      onClose();
    },
    onError: showFailure,
  });
  const isNothing = finding.isSuccess && typeof finding.data.getChatPlaceOfDate !== 'number';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (day !== '') finding.mutate();
  };
  return (
    <Modal opened title={messages.dateIn({ name })} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          type="date"
          label={messages.date()}
          value={day}
          error={isNothing && messages.nothingSince()}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value);
            finding.reset();
          }}
          required
          withAsterisk={false}
          data-autofocus
        />
        <Button type="submit" mt="md" fullWidth loading={finding.isPending}>
          {messages.go()}
        </Button>
      </form>
    </Modal>
  );
}

/** When a day begins where its reader is. @param day `YYYY-MM-DD` */
const beginOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
