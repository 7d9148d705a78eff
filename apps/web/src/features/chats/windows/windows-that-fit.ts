/** Width of a chat window, in px (checklist line 195). */
export const windowWidth = 410;

/** What stands beside the windows, in px (checklist line 195). */
const sideReserve = 174;

/** How many chat windows stand side by side on a page of so many px: at least one (checklist line 195). */
export function windowsThatFit(pageWidth: number): number {
  return Math.max(1, Math.floor((pageWidth - sideReserve) / windowWidth));
}
