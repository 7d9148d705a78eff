/** Where keys are letters and not shortcuts. */
const typing = 'select, textarea, input:not([type="checkbox"]):not([type="radio"]), [contenteditable="true"]';

/** Things that keep all keys to themselves while they are open. */
const modal = '[role="dialog"][aria-modal="true"]';

/**
 * Whether a key that was pressed anywhere on the page may be one of the page's shortcuts: nobody has used it yet,
 * nothing is being typed, and no dialog or menu is open around it.
 */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  const { target } = event;
  const isTaken = target instanceof Element && target.closest(`${typing}, [role="dialog"], [role="menu"]`);
  return !isTaken && !document.querySelector(modal);
}
