import {
  ModalBase,
  ModalBaseBody,
  ModalBaseContent,
  ModalBaseOverlay,
  ModalBaseTitle,
  type ModalBaseTitleProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './thread-window.module.css';

interface ThreadWindowProps {
  readonly isOpen: boolean;
  readonly isFullScreen: boolean;
  /** Whether it comes in, or is there at once. */
  readonly isMoved: boolean;
  readonly onClose: () => void;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * The window a thread is read in: what Mantine's Modal is made of. Modal itself knows of its ScrollArea, which would add
 * a tenth to what a phone loads before the first word of a linked thread.
 */
export function ThreadWindow({ isOpen, isFullScreen, isMoved, onClose, head, children }: ThreadWindowProps) {
  return (
    <ModalBase
      opened={isOpen}
      onClose={onClose}
      className={`mantine-Modal-root ${classes.root ?? ''}`}
      data-full-screen={isFullScreen || undefined}
      closeOnClickOutside
      closeOnEscape
      lockScroll
      returnFocus
      trapFocus
      withinPortal
      transitionProps={{ transition: 'pop', duration: isMoved ? 160 : 0, exitDuration: 0 }}
    >
      <ModalBaseOverlay backgroundOpacity={0.45} blur={3} />
      <ModalBaseContent
        className={`mantine-Modal-content ${classes.content ?? ''}`}
        innerProps={{ className: `mantine-Modal-inner ${classes.inner ?? ''}` }}
        radius={isFullScreen ? 0 : 'lg'}
      >
        {head}
        <ModalBaseBody className={classes.body ?? ''}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}

/** A dialog's own heading is the first of its kind. */
const asFirst = { component: 'h1' };

/** What the window is called by. */
export function ThreadTitle({ className = '', ...others }: ModalBaseTitleProps) {
  return <ModalBaseTitle {...asFirst} className={`mantine-Modal-title ${className}`} {...others} />;
}
