import type { FoundRow } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** One section of the console. The route of its first page declares it, `staticData: { section }`; nothing else lists it. */
export interface ConsoleSection {
  /** Path of its first page; whatever lies below it is of the section, too. */
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** Right without which it is neither shown nor entered; the server refuses its calls as well (checklist line 17). */
  readonly requires: Permission;
  /** What the audit log calls its records, which have a page each below its path. */
  readonly records?: string;
  /** After the key g it leads here; each letter once. */
  readonly letter: string;
  /** Where it stands in the navigation: lower ones come first. */
  readonly place: number;
  /** Search parameters its list begins with (`beginsAt` of its route); without, it begins with everything. */
  readonly begins?: Readonly<Record<string, string>>;
  /** Views of its list that everybody has; who may not filter by all that one names does not see it. */
  readonly views?: readonly BuiltInView[];
  /** Its records for the palette. */
  readonly finds?: SectionFinds;
  /** What its first page does, for the palette. */
  readonly acts?: readonly SectionAct[];
}

/** A view of a list that comes with the section. */
export interface BuiltInView {
  readonly name: string;
  /** Search parameters of the list's address. */
  readonly search: Readonly<Record<string, string>>;
}

/** Something that can be done on a section's first page, offered from everywhere under the label it has there. */
export interface SectionAct {
  readonly label: string;
  readonly requires: Permission;
}

/** How the palette finds a section's records. */
interface SectionFinds {
  /** Name of the table whose search finds them. */
  readonly table: string;
  /** Its name in words, where that in the table is a key. */
  readonly labelOf?: (row: FoundRow) => string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    section?: ConsoleSection;
  }
}

/** Every section there is, in the order of the navigation. Screens of no section are shown to nobody. */
export function sectionsOf(router: AnyRouter): ConsoleSection[] {
  return Object.values(router.routesById as Record<string, AnyRoute>)
    .flatMap(({ options }) => options.staticData?.section ?? [])
    .sort((one, other) => one.place - other.place || one.label.localeCompare(other.label));
}

/** The section a path below the console's base belongs to. */
export function sectionOf(sections: readonly ConsoleSection[], pathname: string): ConsoleSection | undefined {
  return sections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
