import { type ContentChange, type MediaDetail, mediaTable } from '@lyceum/contracts/cms';

/** What is said of a picture that is other than it was, in the words of the form. */
export function pictureChanges(before: MediaDetail, after: MediaDetail): ContentChange[] {
  const [was, is] = [saidOf(before), saidOf(after)];
  return Object.entries(is).flatMap(([at, now]) =>
    was[at] === now ? [] : [{ at, before: was[at] ?? '', after: now }],
  );
}

const { columns } = mediaTable;

const shareOf = (share: number): string => `${String(Math.round(share * 100))} %`;

const saidOf = ({ title, alt, credit, focalX, focalY }: MediaDetail): Record<string, string> => ({
  [columns.title.label]: title,
  [columns.alt.label]: alt,
  [columns.credit.label]: credit,
  'From the left': shareOf(focalX),
  'From the top': shareOf(focalY),
});
