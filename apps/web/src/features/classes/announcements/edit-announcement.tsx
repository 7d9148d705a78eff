import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  type AnnouncementFragment,
  ClassAnnouncementsDocument,
  DeleteAnnouncementDocument,
  execute,
  refreshQueries,
  RestoreAnnouncementDocument,
  SaveAnnouncementDocument,
} from '@lyceum/web-graphql';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../class-times';
import { Announcement } from './announcement';
import * as messages from './announcements.messages';
import classes from './class-announcements.module.css';

/** Opens a form that tells the class something. */
export function WriteAnnouncement({ groupTag }: { readonly groupTag: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.form}>
      {isOpen ? (
        <AnnouncementForm announcement={null} groupTag={groupTag} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {messages.write()}
        </Button>
      )}
    </div>
  );
}

interface KeptAnnouncementProps {
  readonly announcement: AnnouncementFragment;
  readonly groupTag: string;
}

/** An announcement with what changes and deletes it. */
export function KeptAnnouncement({ announcement, groupTag }: KeptAnnouncementProps) {
  const [isEdited, setEdited] = useState(false);
  const remove = useRemoval();
  if (isEdited)
    return (
      <AnnouncementForm announcement={announcement} groupTag={groupTag} onDone={() => setEdited(false)} />
    );
  const when = moment(new Date(announcement.createdAt));
  return (
    <Announcement
      announcement={announcement}
      actions={
        <>
          <ActionIcon variant="subtle" aria-label={messages.change({ when })} onClick={() => setEdited(true)}>
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={messages.remove({ when })}
            onClick={() => void remove(announcement.id)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  );
}

interface AnnouncementFormProps {
  /** Null for a new one. */
  readonly announcement: AnnouncementFragment | null;
  readonly groupTag: string;
  readonly onDone: () => void;
}

/** What was typed stays where it is not taken. */
function AnnouncementForm({ announcement, groupTag, onDone }: AnnouncementFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('../edit/class-schemas').then((it) => it.announcementSchema),
    initialValues: { text: announcement?.text ?? '' },
    send: async ({ text }) => {
      await execute(SaveAnnouncementDocument, { groupTag, id: announcement?.id ?? null, text });
      form.settle();
      toast.success(announcement ? messages.saved() : messages.announced());
      await refreshQueries(queryClient, ClassAnnouncementsDocument);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm
      {...form}
      place="section"
      action={announcement ? messages.save() : messages.announce()}
      onCancel={onDone}
    >
      <Textarea
        {...form.field('text')}
        label={messages.yourText()}
        {...(!announcement && { description: messages.aboutText() })}
        autosize
        minRows={3}
      />
    </ContractForm>
  );
}

/** Deletes at once, and offers to have it back. */
function useRemoval(): (announcementId: string) => Promise<void> {
  const queryClient = useQueryClient();
  const sent = async (sending: Promise<unknown>): Promise<boolean> => {
    try {
      await sending;
      await refreshQueries(queryClient, ClassAnnouncementsDocument);
      return true;
    } catch {
      toast.error(messages.failed());
      return false;
    }
  };
  return async (announcementId) => {
    const restore = async (): Promise<void> => {
      if (await sent(execute(RestoreAnnouncementDocument, { announcementId })))
        toast.success(messages.restored());
    };
    if (await sent(execute(DeleteAnnouncementDocument, { announcementId })))
      toast.success(messages.deleted(), {
        action: { label: messages.undo(), onClick: () => void restore() },
      });
  };
}
