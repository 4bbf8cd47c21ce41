/** Fetches a script of somebody else, once it is wanted. */
export const loadScript = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${address} could not be loaded.`));
    document.head.append(element);
  });
