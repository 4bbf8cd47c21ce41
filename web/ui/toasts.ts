import { createListeners } from '../lib/listeners.ts';

interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'info';
  text: string;
  action?: { label: string; run: () => void };
}

const toastMs = 3_000;
/** A toast that one can act on stays until there was time to. */
const toastWithActionMs = 5_000;

const { tell, subscribe } = createListeners();
export const subscribeToToasts = subscribe;

let shown: Toast[] = [];
let lastId = 0;

/** A message that goes by itself. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  lastId += 1;
  const toast = { id: lastId, tone, text, action };
  change([...shown.filter((one) => one.text !== text), toast]);
  setTimeout(() => hideToast(toast.id), action ? toastWithActionMs : toastMs);
}

/** What somebody has to read in their own time: it stays until they close it. */
export function showUntilClosed(tone: Toast['tone'], text: string): void {
  lastId += 1;
  change([...shown.filter((one) => one.text !== text), { id: lastId, tone, text }]);
}

export const hideToast = (toastId: number) => change(shown.filter(({ id }) => id !== toastId));

export const readToasts = () => shown;

function change(next: Toast[]): void {
  shown = next;
  tell();
}
