import { feedbackHost } from './feedback-channel';

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

function show(tone: ToastTone, message: string, options: ToastOptions = {}): void {
  void feedbackHost().then((host) => host.showToast({ ...options, tone, message }));
}

/** Short messages in the corner. Callable from anywhere below a mounted `LyceumProvider`. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Takes the toast with this id off the screen. */
  hide: (id: string): void => void feedbackHost().then((host) => host.hideToast(id)),
};
