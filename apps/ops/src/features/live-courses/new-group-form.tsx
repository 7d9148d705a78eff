import {
  type CreateLiveGroupInput,
  lessonCounts,
  type PlannedLesson,
  type StaffLiveCourse,
} from '@lyceum/contracts/live-course';
import { ContractForm, type FieldsOf, useContractForm } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Chip, Group, Input, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { longQuery, trpc } from '../../app/trpc';
import { useDrawerChanges } from '../../layout/form-drawer';
import { timeZones } from '../../layout/time-zones';
import { freshGroup, newGroupFormSchema, type NewGroupValues } from './new-group-values';
import classes from './live-courses.module.css';
import { PlannedLessons } from './planned-lessons';

interface NewGroupFormProps {
  readonly course: StaffLiveCourse;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** 1 is Monday, as ISO 8601 counts. */
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface Looked {
  /** What was looked at, as JSON: what is made is just that. */
  readonly of: string;
  readonly lessons: readonly PlannedLesson[];
}

/** Makes a class from a template: first its lessons are looked at, then it is made with them. */
export function NewGroupForm({ course, onMade, onClose }: NewGroupFormProps) {
  const { looked, forget, send } = useMaking(onMade, onClose);
  const [initialValues] = useState(() => freshGroup(course));
  const contractForm = useContractForm<NewGroupValues, CreateLiveGroupInput>({
    schema: newGroupFormSchema(course.id),
    initialValues,
    send,
  });
  const { field, toggle, form } = contractForm;
  useDrawerChanges(contractForm.isDirty);
  for (const name of Object.keys(initialValues)) form.watch(name, forget);
  return (
    <ContractForm
      {...contractForm}
      action={looked ? 'Create the class' : 'Show its lessons'}
      place="section"
      onCancel={onClose}
    >
      <Fields
        course={course}
        field={field}
        toggle={toggle}
        onDays={(days) => form.setFieldValue('weekdays', days)}
      />
      {looked && <PlannedLessons lessons={looked.lessons} />}
    </ContractForm>
  );
}

interface FieldsProps extends FieldsOf<keyof NewGroupValues & string> {
  readonly course: StaffLiveCourse;
  readonly toggle: (name: 'takesEnrolments') => object;
  readonly onDays: (days: string) => void;
}

function Fields({ course, field, toggle, onDays }: FieldsProps) {
  const optional = { required: false };
  return (
    <>
      <TextInput
        {...field('groupTag')}
        label="Code"
        description={`Begins with ${course.tag}-. People see it in the address of the class.`}
        autoComplete="off"
        data-autofocus
      />
      <Weekdays error={field('weekdays').error} onDays={onDays} />
      <Group gap="xs" align="start" grow>
        <TextInput {...field('firstDay')} type="date" label="First day" />
        <TextInput {...field('localTime')} type="time" label="Time" />
      </Group>
      <Select
        {...field('timeZone')}
        label="Time zone of the class"
        description="Lessons keep their hour there, whatever its summer time does."
        data={timeZones}
        limit={50}
        searchable
        allowDeselect={false}
      />
      <Group gap="xs" align="start" grow>
        <TextInput {...field('minutes')} label="Minutes" inputMode="numeric" autoComplete="off" />
        <TextInput
          {...field('count', optional)}
          label="Lessons"
          placeholder={String(lessonCounts[course.type])}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          {...field('seats', optional)}
          label="Seats"
          placeholder="Any"
          inputMode="numeric"
          autoComplete="off"
        />
      </Group>
      <Textarea
        {...field('holidays', optional)}
        label="Days without a lesson"
        description="As 2027-02-15, one a line. Lessons are made up for at the end."
        autosize
        minRows={2}
        maxRows={8}
      />
      <Switch {...toggle('takesEnrolments')} label="Students can enrol themselves" />
    </>
  );
}

interface WeekdaysProps {
  readonly error: ReactNode;
  readonly onDays: (days: string) => void;
}

function Weekdays({ error, onDays }: WeekdaysProps) {
  const [days, setDays] = useState<string[]>([]);
  const choose = (chosen: string[]): void => {
    setDays(chosen);
    onDays(chosen.toSorted().join(','));
  };
  return (
    <Input.Wrapper label="Days of the week" error={error} labelElement="div">
      <Chip.Group multiple value={days} onChange={choose}>
        <Group gap={6} mt={4} role="group" aria-label="Days of the week" className={classes.days}>
          {weekdays.map((label, index) => (
            <Chip key={label} value={String(index + 1)} size="sm">
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** Looks at what was typed; sent again as it was, it is made. */
function useMaking(onMade: (id: string) => void, onClose: () => void) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const create = trpc.liveGroups.create.useMutation();
  const utilities = trpc.useUtils();
  const send = async (input: CreateLiveGroupInput): Promise<void> => {
    const of = JSON.stringify(input);
    if (looked?.of !== of) {
      const { groupTag: _, seats: _seats, takesEnrolments: _takes, instructorTag: _tag, ...series } = input;
      const lessons = await utilities.client.liveGroups.preview.query(series, longQuery).catch(rethrow);
      setLooked({ of, lessons });
      return;
    }
    const { groupId } = await create.mutateAsync(input).catch(rethrow);
    toast.success(`${input.groupTag} is there, with ${String(looked.lessons.length)} lessons.`);
    onClose();
    onMade(groupId);
  };
  return { looked, send, forget: () => setLooked(null) };
}

/** The form reads what the server refused, not what tRPC wraps it in. */
function rethrow(error: unknown): never {
  throw asFailure(error);
}
