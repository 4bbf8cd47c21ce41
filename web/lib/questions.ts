type Asker<Answer, Told> = (told: Told) => Promise<Answer | undefined>;

/** What only the person at the page can give and calls wait for; those that need it at the same time ask once. */
function createQuestion<Answer, Told = void>() {
  let asker: Asker<Answer, Told> | undefined;
  let asking: Promise<Answer | undefined> | undefined;
  return {
    /** Sets who asks in place, while the page has one; answers with how to take it back. */
    onAsked(next: Asker<Answer, Told>): () => void {
      asker = next;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
    /** Undefined where the person would rather not, or nobody can ask. */
    async ask(told: Told): Promise<Answer | undefined> {
      asking ??= asker?.(told).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** The person proved anew who they are. */
export const proof = createQuestion<true>();
/** A code of the second factor; it is told whether the one before was wrong. */
export const secondFactor = createQuestion<string, { wasWrong: boolean }>();
