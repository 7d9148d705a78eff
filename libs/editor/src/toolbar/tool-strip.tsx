import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useToolsPlace } from '../docking/tools-place';
import * as messages from '../editor.messages';
import classes from './tools.module.css';

/** The tools of a text: over it, or docked on a phone. The arrow keys walk along them, as in any toolbar. */
export function ToolStrip({ children }: { readonly children: ReactNode }) {
  const place = useToolsPlace();
  const bar = useRef<HTMLDivElement>(null);
  const strip = (
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.formatting()}
      className={classes.strip}
      data-over={place === undefined}
      onKeyDown={(event) => moveFocus(event, bar.current)}
    >
      {children}
    </div>
  );
  if (place === undefined) return strip;
  return place && createPortal(strip, place);
}

/** Tools that belong together. */
export function ToolGroup({ children }: { readonly children: ReactNode }) {
  return <div className={classes.group}>{children}</div>;
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const tools = [...(bar?.querySelectorAll<HTMLElement>('button[data-rich-text-editor-control]') ?? [])];
  const index = tools.indexOf(event.target as HTMLElement);
  if (step === 0 || index < 0) return;
  event.preventDefault();
  tools[(index + step + tools.length) % tools.length]?.focus();
}
