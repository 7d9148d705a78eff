import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open: it may be asked to before it is there. */
export const [paletteStore, { open: openPalette }] = createSpotlight();
