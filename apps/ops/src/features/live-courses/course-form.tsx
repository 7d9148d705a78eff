import { liveCourseTypeLabels, liveCourseTypes, type StaffLiveCourse } from '@lyceum/contracts/live-course';
import { currencies } from '@lyceum/contracts/payments';
import { ContractForm, type FieldsOf, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Group, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import {
  courseFormSchema,
  type CourseValues,
  freshCourse,
  newCourseFormSchema,
  valuesOfCourse,
} from './course-values';

const types = liveCourseTypes.map((value) => ({ value, label: liveCourseTypeLabels[value] }));

interface NewCourseFormProps {
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Makes a course. */
export function NewCourseForm({ onMade, onClose }: NewCourseFormProps) {
  const create = trpc.liveCourses.create.useMutation();
  const contractForm = useContractForm({
    schema: newCourseFormSchema,
    initialValues: freshCourse,
    send: async (input) => {
      const { courseId } = await create.mutateAsync(input).catch(rethrow);
      toast.success(`${input.name} is there. Its classes come next.`);
      onClose();
      onMade(courseId);
    },
  });
  const { field, toggle } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Create" place="section" onCancel={onClose}>
      <Fields field={field} published={toggle('isPublished')}>
        <TextInput
          {...field('tag')}
          label="Code"
          description="Letters and digits, such as WRITING. The codes of its classes begin with it, and it stays."
          autoComplete="off"
          data-autofocus
        />
      </Fields>
    </ContractForm>
  );
}

interface EditCourseFormProps {
  readonly course: StaffLiveCourse;
  readonly onClose: () => void;
}

/** Changes what a course says. */
export function EditCourseForm({ course, onClose }: EditCourseFormProps) {
  const update = trpc.liveCourses.update.useMutation();
  const contractForm = useContractForm({
    schema: courseFormSchema(course),
    initialValues: valuesOfCourse(course),
    send: async (input) => {
      await update.mutateAsync(input).catch(rethrow);
      toast.success(`${input.name} is changed.`);
      onClose();
    },
  });
  const { field, toggle } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  return (
    <ContractForm {...contractForm} action="Save" place="section" onCancel={onClose}>
      <Fields field={field} published={toggle('isPublished')} />
    </ContractForm>
  );
}

interface FieldsProps extends FieldsOf<keyof CourseValues & string> {
  readonly published: object;
  readonly children?: ReactNode;
}

function Fields({ field, published, children }: FieldsProps) {
  const optional = { required: false };
  return (
    <>
      {children}
      <TextInput
        {...field('name')}
        label="Name"
        autoComplete="off"
        {...(!children && { 'data-autofocus': true })}
      />
      <NativeSelect
        {...field('type')}
        label="Type"
        description="How many lessons a new class of it has. Classes that are there keep theirs."
        data={types}
      />
      <TextInput {...field('subtitle', optional)} label="Subtitle" autoComplete="off" />
      <Textarea
        {...field('description', optional)}
        label="Description"
        description="What its public page says."
        autosize
        minRows={3}
        maxRows={12}
      />
      <TextInput
        {...field('bannerUrl', optional)}
        label="Banner"
        description="The address of a picture under Files."
        autoComplete="off"
      />
      <TextInput
        {...field('thumbnailUrl', optional)}
        label="Small picture"
        description="The same, for lists of courses."
        autoComplete="off"
      />
      <Group gap="xs" align="start" grow>
        <TextInput
          {...field('priceMinor', optional)}
          label="Price"
          placeholder="Free"
          inputMode="decimal"
          autoComplete="off"
        />
        <NativeSelect {...field('currency', optional)} label="Currency" data={[...currencies]} />
      </Group>
      <Switch {...published} label="Published: everybody can read its page" />
    </>
  );
}

/** The form reads what the server refused, not what tRPC wraps it in. */
function rethrow(error: unknown): never {
  throw asFailure(error);
}
