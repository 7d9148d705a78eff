import { feedbackHost } from './feedback-channel';
import type { ToastOptions, ToastTone } from './toast-request';

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
