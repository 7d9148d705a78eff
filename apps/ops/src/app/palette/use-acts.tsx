import { IconBolt, IconListSearch } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ConsoleSection } from '../navigation';
import { useMay } from '../use-may';
import { forgetWantedElsewhere, useOfferedActs, wantAct } from './acts';
import type { PaletteEntry } from './palette-group';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done: on this screen, and by what a section declares, on its first page, which is gone to. */
export function useActs(sections: readonly ConsoleSection[]): PaletteEntry[] {
  const navigate = useNavigate();
  const router = useRouter();
  const may = useMay();
  const here = useOfferedActs();
  useEffect(
    () => router.subscribe('onResolved', ({ toLocation }) => forgetWantedElsewhere(toLocation.pathname)),
    [router],
  );
  const entry = (label: string, run: () => void): PaletteEntry => ({
    id: `act ${label}`,
    label,
    icon: <IconBolt {...icon} />,
    run,
  });
  const elsewhere = sections.flatMap(({ path, acts = [] }) =>
    acts
      .filter(({ label, requires }) => may(requires) && !here.some((act) => act.label === label))
      .map(({ label }) =>
        entry(label, () => {
          wantAct(label, path);
          void navigate({ to: path });
        }),
      ),
  );
  return [...here.map(({ label, run }) => entry(label, run)), ...elsewhere];
}

/** The views that come with sections, which one goes to by their name. */
export function useViews(sections: readonly ConsoleSection[]): PaletteEntry[] {
  const navigate = useNavigate();
  return sections.flatMap(({ path, label, views = [] }) =>
    views.map(({ name, search }) => ({
      id: `${path} ${name}`,
      label: `${label}: ${name}`,
      icon: <IconListSearch {...icon} />,
      run: () => void navigate({ to: path, search }),
    })),
  );
}
