import { lazyPart } from '@lyceum/shell';
import { SectionCard } from '@lyceum/ui';
import { WhoSees } from './audience/who-sees';
import { OwnPart } from './own-part';
import classes from './profile-about.module.css';
import type { Profile } from './profile-query';
import * as messages from './profile.messages';

interface ProfileAboutProps {
  readonly person: Profile;
  readonly isOwn: boolean;
}

const EditAbout = lazyPart(() => import('./edit/edit-about').then((it) => it.EditAbout));

/** What somebody writes of themselves (checklist line 150). */
export function ProfileAbout({ person, isOwn }: ProfileAboutProps) {
  const { aboutMe = null, partPrivacy } = person;
  if (!isOwn)
    return (
      <SectionCard title={messages.about()}>
        <Bio text={aboutMe} instead={messages.noBio()} />
      </SectionCard>
    );
  return (
    <OwnPart
      title={messages.about()}
      label={messages.editYourBio()}
      form={(onDone) => <EditAbout person={person} onDone={onDone} />}
    >
      <Bio text={aboutMe} instead={messages.noBioOfYours()} />
      {aboutMe !== null && partPrivacy && (
        <p className={classes.seenBy}>
          <WhoSees what={messages.about()} level={partPrivacy.aboutMe} />
        </p>
      )}
    </OwnPart>
  );
}

function Bio({ text, instead }: { readonly text: string | null; readonly instead: string }) {
  if (text === null) return <p className={classes.nothing}>{instead}</p>;
  return (
    <p className={classes.bio} dir="auto">
      {text}
    </p>
  );
}
