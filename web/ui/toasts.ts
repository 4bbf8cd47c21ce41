interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'info';
  text: string;
  action?: { label: string; run: () => void };
}

const toastMs = 3_000;
/** A toast that one can act on stays until there was time to. */
const toastWithActionMs = 10_000;

const listeners = new Set<() => void>();
let shown: Toast[] = [];
let lastId = 0;

/** A message that goes by itself. */
export function showToast(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  lastId += 1;
  const toast = { id: lastId, tone, text, action };
  change([...shown.filter((one) => one.text !== text), toast]);
  setTimeout(() => hideToast(toast.id), action ? toastWithActionMs : toastMs);
}

export const hideToast = (toastId: number) => change(shown.filter(({ id }) => id !== toastId));

export const readToasts = () => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(next: Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
