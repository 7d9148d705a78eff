import {
  type EnquiryTopic,
  enquiryTopicLabels,
  enquiryTopics,
  sendEnquirySchema,
} from '@lyceum/contracts/enquiries';
import { ContractForm, useContractForm, useSendKey } from '@lyceum/shell';
import { execute, SendEnquiryDocument } from '@lyceum/web-graphql';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import * as messages from './enquiries.messages';
import classes from './enquiry-form.module.css';

/** The form by which anybody writes to those who run the site. */
export function EnquiryForm() {
  const titleId = useId();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <section aria-labelledby={titleId} className={classes.root}>
      <h2 id={titleId} className={classes.title}>
        {messages.title()}
      </h2>
      {sentFrom === null ? (
        <Fields onSent={setSentFrom} />
      ) : (
        <Sent email={sentFrom} onAnother={() => setSentFrom(null)} />
      )}
    </section>
  );
}

const topics = [
  { value: '', label: messages.choose },
  ...enquiryTopics.map((value) => ({ value, label: enquiryTopicLabels[value] })),
];

/** What the link that led here says it is about; where none does, nothing is chosen yet, and the contract says so beside it. */
function topicOfLink(): EnquiryTopic {
  const named = new URLSearchParams(window.location.search).get('topic');
  return enquiryTopics.find((topic) => topic === named) ?? ('' as EnquiryTopic);
}

/** Until it is sent. */
const noKey = '00000000-0000-4000-8000-000000000000';

function Fields({ onSent }: { readonly onSent: (email: string) => void }) {
  const keyOf = useSendKey();
  const contractForm = useContractForm({
    schema: sendEnquirySchema,
    initialValues: {
      clientKey: noKey,
      name: '',
      email: '',
      topic: topicOfLink(),
      text: '',
      pageUri: window.location.href.slice(0, 2_000),
    },
    send: async (input) => {
      await execute(SendEnquiryDocument, { input: { ...input, clientKey: keyOf(input) } });
      onSent(input.email);
    },
  });
  const isUnsafe = contractForm.form.getValues().topic === 'SAFETY';
  return (
    <>
      <p className={classes.about}>{messages.about()}</p>
      <ContractForm {...contractForm} action={messages.send()} place="section">
        <TextInput {...contractForm.field('name')} label={messages.name()} autoComplete="name" />
        <TextInput
          {...contractForm.field('email')}
          label={messages.email()}
          description={messages.emailHint()}
          type="email"
          autoComplete="email"
        />
        <NativeSelect
          {...contractForm.field('topic')}
          label={messages.topic()}
          data={topics.map(({ value, label }) => ({ value, label: label() }))}
        />
        {isUnsafe && (
          <p role="status" className={classes.urgent}>
            {messages.inDanger()}
          </p>
        )}
        <Textarea
          {...contractForm.field('text')}
          label={messages.text()}
          autosize={false}
          rows={7}
          resize="vertical"
        />
      </ContractForm>
    </>
  );
}

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className={classes.sent}>
      <h3 ref={heading} tabIndex={-1} className={classes.thankYou}>
        {messages.thankYou()}
      </h3>
      <p>{messages.answerComes({ email })}</p>
      <Button variant="default" mt="md" onClick={onAnother}>
        {messages.another()}
      </Button>
    </div>
  );
}
