import { type EmailChangeLink, newPasswordSchema } from '@lyceum/contracts/auth';
import { loadingState } from '@lyceum/contracts/shell';
import { ContractForm, PasswordField, useContractForm, useLoad, useSending } from '@lyceum/shell';
import { FormErrorSummary } from '@lyceum/ui';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { z } from 'zod';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { orDead } from './dead-link';
import * as messages from './email-change.messages';
import { DeadLink, UnopenedLink } from './unopened-link';

interface EmailChangeScreenProps {
  readonly code: string;
  readonly logInButton: ReactNode;
  /** Leads to where a new password is asked for. */
  readonly forgotButton: ReactNode;
  readonly homeButton: ReactNode;
}

type Outcome = 'waiting' | 'changed' | 'stopped' | 'back' | 'dead';

/** Where the links lead that a change of the e-mail is confirmed, stopped and undone by. Only buttons use them up. */
export function EmailChangeScreen(props: EmailChangeScreenProps) {
  const { code, homeButton } = props;
  const link = useLoad(useCallback(() => accountCalls.lookAtEmailChange(code), [code]));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const otherWay = (
    <>
      <p style={{ marginBottom: 16 }}>{messages.aboutDeadLinks()}</p>
      {homeButton}
    </>
  );
  if (outcome === 'dead') return <DeadLink>{otherWay}</DeadLink>;
  if (outcome !== null) return <Done {...props} outcome={outcome} />;
  if (link.state !== loadingState.loaded) return <UnopenedLink link={link} otherWay={otherWay} />;
  const step = { code, link: link.data, onOutcome: setOutcome };
  return link.data.purpose === 'UNDO' ? <UndoStep {...step} /> : <ConfirmStep {...step} />;
}

const words: Readonly<Record<Exclude<Outcome, 'dead'>, { title: () => string; lead: () => string }>> = {
  waiting: { title: messages.oneIsMissing, lead: messages.aboutMissing },
  changed: { title: messages.emailIsChanged, lead: messages.aboutChanged },
  stopped: { title: messages.stopped, lead: messages.aboutStopped },
  back: { title: messages.isBack, lead: messages.aboutBack },
};

function Done(props: EmailChangeScreenProps & { readonly outcome: Exclude<Outcome, 'dead'> }) {
  const { outcome, logInButton, forgotButton, homeButton } = props;
  const { title, lead } = words[outcome];
  return (
    <AccountPage isNextStep title={title()} lead={lead()}>
      {outcome === 'stopped' && forgotButton}
      {outcome === 'waiting' && homeButton}
      {(outcome === 'changed' || outcome === 'back') && logInButton}
    </AccountPage>
  );
}

interface StepProps {
  readonly code: string;
  readonly link: EmailChangeLink;
  readonly onOutcome: (outcome: Outcome) => void;
}

function ConfirmStep({ code, link: { purpose, firstName, email }, onOutcome }: StepProps) {
  const isOld = purpose === 'OLD';
  const { isSending, problems, submit } = useSending((act: () => Promise<Outcome>) =>
    orDead(
      async () => onOutcome(await act()),
      () => onOutcome('dead'),
    ),
  );
  const confirm = async (): Promise<Outcome> =>
    (await accountCalls.confirmEmailChange(code)).isChanged ? 'changed' : 'waiting';
  const stop = async (): Promise<Outcome> => {
    await accountCalls.stopEmailChange(code);
    return 'stopped';
  };
  return (
    <AccountPage
      isNextStep
      title={isOld ? messages.changeYourEmail() : messages.confirmNewEmail()}
      lead={
        isOld ? messages.aboutOldEmail({ firstName, email }) : messages.aboutNewEmail({ firstName, email })
      }
    >
      <Stack>
        <FormErrorSummary problems={problems} />
        <Button size="lg" fullWidth loading={isSending} onClick={() => void submit(confirm)}>
          {isOld ? messages.confirmChange() : messages.confirmIt()}
        </Button>
        {isOld && (
          <Button
            size="lg"
            fullWidth
            color="red"
            variant="outline"
            disabled={isSending}
            onClick={() => void submit(stop)}
          >
            {messages.stopChange()}
          </Button>
        )}
      </Stack>
    </AccountPage>
  );
}

const undoSchema = z.object({ password: newPasswordSchema });

function UndoStep({ code, link: { firstName, email }, onOutcome }: StepProps) {
  const form = useContractForm({
    schema: undoSchema,
    initialValues: { password: '' },
    send: ({ password }) =>
      orDead(
        async () => {
          await accountCalls.undoEmailChange({ code, password });
          onOutcome('back');
        },
        () => onOutcome('dead'),
      ),
  });
  return (
    <AccountPage isNextStep title={messages.putBack()} lead={messages.aboutPuttingBack({ firstName, email })}>
      <ContractForm {...form} action={messages.putEmailBack()}>
        <Text size="sm" c="dimmed">
          {messages.whatGoes()}
        </Text>
        <PasswordField {...form.field('password')} label={messages.newPassword()} isNew />
      </ContractForm>
    </AccountPage>
  );
}
