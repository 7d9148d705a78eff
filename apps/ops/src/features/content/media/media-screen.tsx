import { mediaTable } from '@lyceum/contracts/cms';
import { sizesOf } from '@lyceum/contracts/uploads';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePaletteAct } from '../../../app/palette/acts';
import { trpc } from '../../../app/trpc';
import { lateDrawer } from '../../../layout/late-drawer';
import { TableScreen } from '../../../tables/table-screen';
import classes from './media.module.css';

const AddPictureDrawer = lateDrawer(() => import('./late-pictures').then((it) => it.AddPictureDrawer));

/** The library of pictures that the public site is written with (checklist lines 208–216). */
export function MediaScreen() {
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  usePaletteAct('Add a picture', () => setAdding(true));
  const add = (
    <Button size="xs" onClick={() => setAdding(true)}>
      Add a picture
    </Button>
  );
  return (
    <>
      <TableScreen
        table={mediaTable}
        list={trpc.media.list}
        labelOf={({ title }) => title ?? ''}
        pathOf={({ id }) => `/media/${id}`}
        cells={{
          title: ({ title, url }) => (
            <span className={classes.cell}>
              <img className={classes.thumb} src={sizesOf(url ?? '').small} alt="" loading="lazy" />
              {title}
            </span>
          ),
        }}
        actions={add}
        empty={{
          title: 'No pictures yet',
          description: 'Pages, posts and all else on the site are shown with what is added here.',
          action: add,
        }}
      />
      <AddPictureDrawer
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onMade={({ id }) => void navigate({ to: '/media/$id', params: { id } })}
      />
    </>
  );
}
