import { createContext, useContext } from 'react';

/** What the tools of an editor are drawn into; null while it is not there yet, undefined where they stand over the text. */
const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

export const ToolsPlaceProvider = ToolsPlace.Provider;

export function useToolsPlace(): HTMLElement | null | undefined {
  return useContext(ToolsPlace);
}

/** Whether the tools stand in one row above the keyboard. */
export function useIsDocked(): boolean {
  return useToolsPlace() !== undefined;
}
