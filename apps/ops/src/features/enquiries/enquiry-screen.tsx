import { enquiryStateLabels, enquiryTopicNames, type StaffEnquiry } from '@lyceum/contracts/enquiries';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { FormDrawer } from '../../layout/form-drawer';
import { PersonLink } from '../../layout/person-link';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { Entries } from './entries';
import { MoveForm } from './move-form';
import { enquiriesSection } from './section';
import { WordsForm } from './words-form';

/** One enquiry: what somebody wrote, what staff noted and answered, and what is to be done. */
export function EnquiryScreen({ id }: { readonly id: string }) {
  const query = trpc.enquiries.get.useQuery({ enquiryId: id });
  return (
    <DetailScreen<StaffEnquiry> section={enquiriesSection} query={query}>
      {(enquiry) => <EnquiryPage enquiry={enquiry} />}
    </DetailScreen>
  );
}

const tones = { NEW: 'bad', TAKEN: 'waiting', ANSWERED: 'good', CLOSED: 'off' } as const;

function EnquiryPage({ enquiry }: { readonly enquiry: StaffEnquiry }) {
  const [opened, setOpened] = useState<'ANSWER' | 'NOTE' | 'MOVE' | null>(null);
  const close = () => setOpened(null);
  const { id, name, email, topic, text, pageUri, state, owner, createdAt, entries } = enquiry;
  return (
    <DetailPage
      section={enquiriesSection}
      title={name}
      state={<StateBadge tone={tones[state]}>{enquiryStateLabels[state]}</StateBadge>}
      subtitle={email}
      actions={
        <>
          <Steps enquiry={enquiry} />
          <Button size="xs" variant="default" onClick={() => setOpened('MOVE')}>
            Move
          </Button>
          <Button size="xs" variant="default" onClick={() => setOpened('NOTE')}>
            Note
          </Button>
          {state !== 'CLOSED' && (
            <Button size="xs" onClick={() => setOpened('ANSWER')}>
              Answer
            </Button>
          )}
        </>
      }
      facts={[
        { label: 'About', value: enquiryTopicNames[topic] },
        { label: 'Came', value: <TimeValue at={createdAt} /> },
        { label: 'Whose', value: owner ? <PersonLink {...owner} /> : 'Nobody’s yet' },
        { label: 'Sent from', value: pageUri },
      ]}
    >
      <DetailSection title="What they write">
        <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </p>
      </DetailSection>
      <Entries entries={entries} />
      <History of={trpc.enquiries.history} id={id} />
      <FormDrawer title={`What ${name} writes about`} isOpen={opened === 'MOVE'} onClose={close}>
        <MoveForm enquiry={enquiry} onDone={close} />
      </FormDrawer>
      {(['ANSWER', 'NOTE'] as const).map((kind) => (
        <FormDrawer
          key={kind}
          title={kind === 'ANSWER' ? `Answer ${name}` : `Note about what ${name} writes`}
          isOpen={opened === kind}
          onClose={close}
        >
          <WordsForm enquiry={enquiry} kind={kind} onDone={close} />
        </FormDrawer>
      ))}
    </DetailPage>
  );
}

const steps = {
  take: { label: 'Take', done: 'It is yours.' },
  giveBack: { label: 'Give back', done: 'It is nobody’s again.' },
  close: { label: 'Close', done: 'It is closed.' },
  reopen: { label: 'Open again', done: 'It is open again, and yours.' },
} as const;

type Step = keyof typeof steps;

const stepsOf = ({ state, owner }: StaffEnquiry): Step[] => {
  if (state === 'CLOSED') return ['reopen'];
  return [owner ? 'giveBack' : 'take', 'close'];
};

function Steps({ enquiry }: { readonly enquiry: StaffEnquiry }) {
  const mutations = {
    take: trpc.enquiries.take.useMutation(),
    giveBack: trpc.enquiries.giveBack.useMutation(),
    close: trpc.enquiries.close.useMutation(),
    reopen: trpc.enquiries.reopen.useMutation(),
  };
  const isBusy = Object.values(mutations).some(({ isPending }) => isPending);
  const run = async (step: Step): Promise<void> => {
    const results = await mutations[step].mutateAsync({ ids: [enquiry.id] }).catch(() => null);
    if (results === null) toast.error('That did not arrive. Please try again.');
    else if (results[0]?.error) toast.error(results[0].error.message);
    else toast.success(steps[step].done);
  };
  return stepsOf(enquiry).map((step) => (
    <Button key={step} size="xs" variant="default" disabled={isBusy} onClick={() => void run(step)}>
      {steps[step].label}
    </Button>
  ));
}
