import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton, useIsPhone } from '@lyceum/ui';
import { graphqlQueryOptions, WhoIAmDocument } from '@lyceum/web-graphql';
import { Alert, Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BirthDateAnswer, CountryAnswer, NameAnswers, RoleAnswer } from './answer-fields';
import { type ChosenSchool, faultsOf, knownAnswers, type Me } from './answers';
import classes from './name-modal.module.css';
import * as messages from './name-modal.messages';
import { NewSchoolForm, type SchoolDraft } from './new-school-form';
import { SchoolField } from './school-field';
import * as schoolMessages from './school.messages';
import { useAnswers } from './use-answers';

interface NameModalProps {
  /** What it is called while it loads. */
  readonly name: string;
  /** Given where somebody came to change it, who may leave it; without, it is asked for until it is answered. */
  readonly onClose?: () => void;
  readonly withChineseTaipei: boolean;
  /** Loads the page anew once it is confirmed. */
  readonly reload?: () => void;
}

/** Asks somebody who they are: the name and school modal (checklist lines 161–172). */
export function NameModal(props: NameModalProps) {
  const { name, onClose } = props;
  const me = useQuery({ ...graphqlQueryOptions(WhoIAmDocument), staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const title = onClose ? messages.updateYourAccount() : messages.isYourLegalName({ name });
  const known = me.data?.me;
  return (
    <Frame title={isAdding ? schoolMessages.addYourSchool() : title} onClose={onClose}>
      {known && (me.isFetchedAfterMount || me.isError) ? (
        <Questions {...props} me={known} isAdding={isAdding} onAdding={setAdding} />
      ) : me.error ? (
        <ErrorState {...failureTexts(me.error)} onRetry={() => void me.refetch()} />
      ) : (
        <TextSkeleton lines={6} label={messages.loading()} />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      opened
      onClose={() => onClose?.()}
      withCloseButton={onClose !== undefined}
      closeOnClickOutside={false}
      closeOnEscape={onClose !== undefined}
      size={624}
      fullScreen={isPhone}
      title={title}
      classNames={{ header: classes.header ?? '', title: classes.title ?? '' }}
    >
      {children}
    </Modal>
  );
}

interface QuestionsProps extends NameModalProps {
  readonly me: Me;
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

const emptyDraft: SchoolDraft = {
  newSchoolName: '',
  newSchoolStreetAddress: '',
  newSchoolCity: '',
  newSchoolState: '',
  newSchoolZipcode: '',
  newSchoolCountry: '',
};

function Questions(props: QuestionsProps) {
  const { me, isAdding, onAdding, withChineseTaipei, reload = () => window.location.reload() } = props;
  const state = useAnswers(me, reload);
  const [draft, setDraft] = useState(emptyDraft);
  const add = (typed: string): void => {
    const { newSchoolName, newSchoolCountry } = draft;
    const country = newSchoolCountry || state.answers.country;
    setDraft({ ...draft, newSchoolName: typed || newSchoolName, newSchoolCountry: country });
    onAdding(true);
  };
  const added = (school: ChosenSchool): void => {
    state.answer({ school });
    onAdding(false);
  };
  if (!isAdding) return <AnswerForm {...props} state={state} onAdd={add} />;
  return (
    <>
      <p className={classes.lead}>{schoolMessages.aboutAdding()}</p>
      <NewSchoolForm
        draft={draft}
        withChineseTaipei={withChineseTaipei}
        onAdded={added}
        onBack={(typed) => {
          setDraft(typed);
          onAdding(false);
        }}
      />
    </>
  );
}

interface AnswerFormProps extends QuestionsProps {
  readonly state: ReturnType<typeof useAnswers>;
  readonly onAdd: (typed: string) => void;
}

function AnswerForm({ me, onClose, withChineseTaipei, state, onAdd }: AnswerFormProps) {
  const isUpdate = onClose !== undefined;
  const { isEditing, edit, isForced } = useEditing(me, isUpdate, state);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.confirm();
      }}
    >
      <div className={classes.fields}>
        <p className={classes.lead}>{isUpdate ? messages.aboutUpdating() : messages.aboutName()}</p>
        {isEditing && <NameAnswers state={state} />}
        <SchoolField
          value={state.answers.school}
          error={state.errorOf('school')}
          onChange={(school) => state.answer({ school })}
          onLeft={() => state.touch('school')}
          onAdd={onAdd}
        />
        <BirthDateAnswer me={me} state={state} />
        <CountryAnswer state={state} withChineseTaipei={withChineseTaipei} />
        <RoleAnswer me={me} state={state} />
        {state.failure !== null && (
          <Alert color="danger" role="alert">
            {state.failure}
          </Alert>
        )}
        <div className={classes.actions}>
          <Button
            type="submit"
            size="lg"
            disabled={!state.mayConfirm && !state.isBusy}
            loading={state.isBusy}
          >
            {messages.confirm()}
          </Button>
          {!isUpdate && !isForced && (
            <Button variant="default" size="lg" disabled={state.isBusy} onClick={() => edit(!isEditing)}>
              {isEditing ? messages.cancel() : messages.needToEdit()}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Two modes: the name is confirmed as it stands, or it is edited, as one that breaks a rule has to be. */
function useEditing(me: Me, isUpdate: boolean, state: ReturnType<typeof useAnswers>) {
  const faults = faultsOf(me, knownAnswers(me));
  const isForced = faults.firstName !== undefined || faults.lastName !== undefined;
  const { answers } = state;
  const isChanged = answers.firstName !== me.firstName || answers.lastName !== me.lastName;
  const [isOpen, setOpen] = useState(isUpdate || isForced || isChanged);
  const edit = (isEditing: boolean): void => {
    if (!isEditing) state.forget();
    setOpen(isEditing);
  };
  return { isEditing: isOpen, edit, isForced };
}
