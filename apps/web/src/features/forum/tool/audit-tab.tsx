import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { auditText } from './audit-text';
import { ToolList } from './tool-list';
import * as messages from './tool.messages';

/** What those who look after the forum did, the latest first. */
export function AuditTab({ forum }: { readonly forum: Forum }) {
  const list = useInfiniteQuery(toolLists.audit(forum.id));
  return (
    <SectionCard title={messages.record()} description={messages.aboutRecord()}>
      <ToolList list={list} label={messages.record()} empty={messages.nothingDecidedHere()}>
        {({ actor, subject, action, reason, createdAt }) => (
          <PersonRow
            person={actor}
            detail={
              <>
                {rich(subject ? messages.entryAboutSomebody : messages.entry, {
                  action: auditText(action),
                  person: subject ? fullName(subject) : '',
                  when: <RelativeTime at={createdAt} />,
                })}
                {reason !== '' && (
                  <>
                    <br />
                    {messages.quoted({ reason })}
                  </>
                )}
              </>
            }
          />
        )}
      </ToolList>
    </SectionCard>
  );
}
