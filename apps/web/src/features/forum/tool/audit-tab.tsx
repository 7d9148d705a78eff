import { RelativeTime } from '@lyceum/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toolLists } from '../forum-queries';
import type { Forum } from '../forum.types';
import { fullName } from '../parts/person-name';
import { PersonRow } from '../parts/person-row';
import { auditText } from './audit-text';
import { ToolCard } from './tool-card';
import { ToolList } from './tool-list';

/** What those who look after the forum did, the latest first. */
export function AuditTab({ forum }: { readonly forum: Forum }) {
  const list = useInfiniteQuery(toolLists.audit(forum.id));
  return (
    <ToolCard title="Record" description="What admins and moderators did here, the latest first.">
      <ToolList list={list} label="Record" empty="Nothing has been decided here yet." keyOf={({ id }) => id}>
        {({ actor, subject, action, reason, createdAt }) => (
          <PersonRow
            person={actor}
            detail={
              <>
                {auditText(action)}
                {subject && `: ${fullName(subject)}`}, <RelativeTime at={createdAt} />
                {reason !== '' && (
                  <>
                    <br />“{reason}”
                  </>
                )}
              </>
            }
          />
        )}
      </ToolList>
    </ToolCard>
  );
}
