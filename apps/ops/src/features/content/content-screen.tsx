import { contentTable } from '@lyceum/contracts/cms';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { lateDrawer } from '../../layout/late-drawer';
import { TableScreen } from '../../tables/table-screen';
import { ContentStateBadge } from './content-state';
import { TranslationBadge } from './translations/translation-badge';

const NewEntryDrawer = lateDrawer(() => import('./new-entry-drawer').then((it) => it.NewEntryDrawer));

/** All that the public site says: found, begun, deleted and restored (checklist lines 208–216). */
export function ContentScreen() {
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  const remove = trpc.content.remove.useMutation();
  const restore = trpc.content.restore.useMutation();
  usePaletteAct('New entry', () => setMaking(true));
  const open = (
    <Button size="xs" onClick={() => setMaking(true)}>
      New entry
    </Button>
  );
  return (
    <>
      <TableScreen
        table={contentTable}
        list={trpc.content.list}
        labelOf={({ title }) => title ?? ''}
        pathOf={({ id }) => `/content/${id}`}
        cells={{
          state: ({ state }) => state && <ContentStateBadge state={state} />,
          es: ({ es }) => es && <TranslationBadge state={es} />,
          zh: ({ zh }) => zh && <TranslationBadge state={zh} />,
        }}
        actions={open}
        bulkActions={[
          {
            label: 'Delete',
            done: 'Deleted',
            isDangerous: true,
            question: (count) => ({
              title: count === 1 ? 'Delete this entry?' : `Delete ${String(count)} entries?`,
              message:
                'Visitors do not see it any more, at once, and what is scheduled is not done. It can be restored, as a draft.',
              confirmLabel: 'Delete',
              tone: 'danger',
            }),
            run: (ids) => remove.mutateAsync({ ids }),
          },
          { label: 'Restore', done: 'Restored as a draft', run: (ids) => restore.mutateAsync({ ids }) },
        ]}
        empty={{
          title: 'Nothing is written yet',
          description: 'Pages, posts, people and all else that the public site shows stand here.',
          action: open,
        }}
      />
      <NewEntryDrawer
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(id: string) => void navigate({ to: '/content/$id', params: { id } })}
      />
    </>
  );
}
