export type ToastTone = 'success' | 'error' | 'info';

export interface ToastOptions {
  title?: string;
  /** A toast with an id that is still on the screen is replaced instead of stacked. */
  id?: string;
  /** Milliseconds until it leaves by itself; `false` keeps it. Default 5000, errors 10000. */
  autoClose?: number | false;
  /** One thing the reader can do about it, such as undo. The toast leaves when it is pressed. */
  action?: { label: string; onClick: () => void };
}

export interface ToastRequest extends ToastOptions {
  tone: ToastTone;
  message: string;
}
