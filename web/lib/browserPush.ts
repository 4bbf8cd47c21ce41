/** The page's own worker, which takes what is pushed; undefined where there is none. */
export const findWorker = () => navigator.serviceWorker?.getRegistration('/app');

/** Nothing is pushed to this browser any more, whoever it was for. */
export async function endBrowserPush(): Promise<void> {
  const subscription = await (await findWorker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
