type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks for the password in place, while the page has one; answers with how to take it back. */
export function onProofNeeded(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Whether the person proved anew who they are; calls that need it at the same time are asked once. */
export async function askForProof(): Promise<boolean> {
  asking ??= ask?.().finally(() => {
    asking = undefined;
  });
  return (await asking) ?? false;
}
