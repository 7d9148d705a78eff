import { type DocumentType, documentTypes } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, SaveClassMaterialDocument, SaveLessonMaterialDocument } from '@lyceum/web-graphql';
import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Material, refreshClasses } from '../class-queries';
import * as messages from '../classes.messages';
import { MaterialList } from '../material-list';
import classes from './edit.module.css';

/** Whose material it is: a lesson's, or the class's beside its lessons. */
type Place = { readonly lessonId: string } | { readonly groupTag: string };

interface MaterialEditorProps {
  readonly documents: readonly Material[];
  readonly place: Place;
}

/** Material with what changes each and adds to it (checklist lines 181, 182). */
export function MaterialEditor({ documents, place }: MaterialEditorProps) {
  /** The one that is changed; null adds one. */
  const [edited, setEdited] = useState<Material | null>();
  const close = (): void => setEdited(undefined);
  if (edited !== undefined)
    return (
      <div className={classes.form}>
        <MaterialForm key={edited?.id ?? ''} material={edited} place={place} onDone={close} />
      </div>
    );
  return (
    <>
      <MaterialList
        documents={documents}
        actionOf={(material) => (
          <ActionIcon
            variant="subtle"
            aria-label={messages.changeMaterial({ name: material.docName })}
            onClick={() => setEdited(material)}
          >
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      />
      <div className={classes.actions}>
        <Button variant="default" size="xs" onClick={() => setEdited(null)}>
          {messages.addMaterial()}
        </Button>
      </div>
    </>
  );
}

interface MaterialFormProps {
  readonly material: Material | null;
  readonly place: Place;
  readonly onDone: () => void;
}

function MaterialForm({ material, place, onDone }: MaterialFormProps) {
  const queryClient = useQueryClient();
  const isOfLesson = 'lessonId' in place;
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.materialSchema),
    initialValues: {
      docType: material?.docType ?? ('SLIDES' as DocumentType),
      docTitle: material?.docName ?? '',
      link: material?.docLink ?? '',
      docNote: material?.docNote ?? '',
    },
    send: async (said) => {
      const values = { ...said, docId: material?.id ?? null };
      const saving: Promise<unknown> = isOfLesson
        ? execute(SaveLessonMaterialDocument, { ...values, lessonId: place.lessonId })
        : execute(SaveClassMaterialDocument, { ...values, groupTag: place.groupTag });
      await saving.catch((error: unknown) => {
        toast.error(
          isOfLesson ? messages.updatingLessonMaterialFailed() : messages.updatingCourseMaterialFailed(),
        );
        throw error;
      });
      form.settle();
      toast.success(isOfLesson ? messages.updatedLessonMaterial() : messages.updatedCourseMaterial());
      await refreshClasses(queryClient);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} place="section" action={messages.save()} onCancel={onDone}>
      <NativeSelect
        {...form.field('docType')}
        label={messages.whatIsIt()}
        data={documentTypes.map((value) => ({ value, label: messages.typeLabels[value]() }))}
      />
      <TextInput {...form.field('docTitle')} label={messages.title()} dir="auto" />
      <TextInput {...form.field('link')} type="url" inputMode="url" label={messages.link()} />
      <Textarea
        {...form.field('docNote', { required: false })}
        label={messages.note()}
        autosize
        minRows={2}
        dir="auto"
      />
    </ContractForm>
  );
}
