const storageKey = 'fitpulse.receipt';

/** The same order tried again keeps its receipt, so that the server knows it again; another order gets another. */
export function receiptFor(content: string): string {
  const known: { content: string; receipt: string } | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  if (known?.content === content) return known.receipt;
  const receipt = `FPB-${Date.now()}`;
  sessionStorage.setItem(storageKey, JSON.stringify({ content, receipt }));
  return receipt;
}

export const forgetReceipt = () => sessionStorage.removeItem(storageKey);
