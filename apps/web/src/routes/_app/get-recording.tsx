import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../app/links';
import { OwnRecordingsScreen } from '../../features/classes/recordings/own-recordings-screen';
import { toClasses } from '../../features/classes/recordings/recordings.messages';

export const Route = createFileRoute('/_app/get-recording')({ component: OwnRecordings });

function OwnRecordings() {
  return <OwnRecordingsScreen classesLink={<ButtonLink to="/lc-grouplist">{toClasses()}</ButtonLink>} />;
}
