import { SectionCard } from '@lyceum/ui';
import { InterestChips } from './interest-chips';
import * as messages from './interests.messages';

/** In the settings: what forums are recommended by. */
export function InterestSettings() {
  return (
    <SectionCard title={messages.interests()} description={messages.aboutInterests()}>
      <InterestChips />
    </SectionCard>
  );
}
